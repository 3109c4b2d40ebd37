"""Epochs: whether storage may have lost something since it was last asked."""

import pytest

from storage import keys
from storage.closing_mark import NAME
from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.epochs import Epochs
from storage.errors import NoServer
from tests.storage.servers import asked, kill, process_of


class Told(Epochs):
    """Epochs of a server whose run the test tells."""

    def __init__(self, client, run):
        super().__init__(client)
        self.now = run

    async def run(self):
        return self.now


async def test_an_epoch_lasts_as_long_as_the_server_runs(client):
    first = await Epochs(client).check()
    assert first
    assert await Epochs(client).check() == first
    again = Told(client, "another run")
    assert first != await again.check() == await again.check()


async def test_workers_agree_on_the_epoch_and_a_run_that_was_seen_before_begins_none(client):
    """Behind one address there may be several servers in turn."""
    one, two = Told(client, "a"), Told(client, "a")
    assert await one.check() == await two.check()
    one.now = two.now = "b"
    second = await one.check()
    assert await two.check() == second
    one.now = "a"
    assert await one.check() == await two.check() == second


async def test_an_epoch_that_was_lost_or_destroyed_is_followed_by_one_of_another_name(client):
    epochs = Epochs(client)
    first = await epochs.check()
    await client.delete(keys.EPOCH)
    second = await epochs.check()
    await client.delete(keys.EPOCH)
    await client.set(keys.EPOCH, "of another type")
    assert len({first, second, await Epochs(client).check()}) == 3


async def epoch_of(server):
    client = connect(server.url)
    try:
        return await Epochs(client).check()
    finally:
        await client.aclose()


@pytest.fixture
def embedded(tmp_path):
    server = EmbeddedServer(tmp_path / "data", "no")
    server.start()
    yield server
    server.stop()


async def test_a_clean_restart_of_the_embedded_server_begins_no_epoch_and_a_killed_one_does(embedded):
    first = await epoch_of(embedded)
    embedded.stop()
    assert (embedded.directory / NAME).exists()
    embedded.start()
    assert not (embedded.directory / NAME).exists()
    assert await epoch_of(embedded) == first
    kill(process_of(embedded))
    embedded.ensure()
    second = await epoch_of(embedded)
    assert second != first
    embedded.stop()
    embedded.start()
    assert await epoch_of(embedded) == second


async def test_a_server_that_died_before_it_was_stopped_counts_as_killed(embedded):
    first = await epoch_of(embedded)
    kill(process_of(embedded))
    embedded.stop()
    embedded.start()
    assert await epoch_of(embedded) != first


async def test_an_empty_server_that_is_restarted_stays_empty(embedded):
    embedded.stop()
    embedded.start()
    assert asked(embedded, "DBSIZE") == 0


async def test_a_server_that_does_not_answer_has_no_epoch(embedded, monkeypatch):
    monkeypatch.setattr("storage.connection.RETRIES", 0)
    embedded.stop()
    with pytest.raises(NoServer):
        await epoch_of(embedded)
