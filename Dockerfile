# The first stage builds wheels of the project and of what the lock file names; the second one only installs them.
FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements.lock ./
RUN pip wheel --no-cache-dir --no-deps --require-hashes --wheel-dir /wheels --requirement requirements.lock \
    && pip install --no-cache-dir --no-index --no-deps /wheels/setuptools-*.whl
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY storage storage
COPY bots bots
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && rm /wheels/setuptools-*.whl

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --no-deps --root-user-action=ignore /wheels/*.whl \
    && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin dominion \
    && install --directory --owner=dominion --group=dominion --mode=700 /data
ENV DOMINION_DATA=/data \
    DOMINION_MONITOR_LISTEN=127.0.0.1:9100 \
    PYTHONUNBUFFERED=1
USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:9100/health', timeout=8)"]
ENTRYPOINT ["dominion-in-chat"]
CMD ["serve"]
