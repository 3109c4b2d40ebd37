"""Run the tests in several processes that are forked once everything is imported and collected.

pytest-xdist starts each process anew, so that every one of them imports everything and collects all tests, for which
four processes need 24 seconds of a core, and its controller needs 11 more to compare and to report what they found.
Here the tests are collected once; `--processes` is the number of processes that then run them. Each takes the next few
tests of a module when it has nothing left to do, and sends its reports to the first process, which shows them as usual.
"""

import gc
import multiprocessing
import re
from itertools import chain, groupby
from multiprocessing.connection import wait

import pytest

from tests.prepared import prepare

AT_ONCE = 8  # tests of a module that one process takes: few, because the last ones should end together
# Tests that mostly wait: for processes, for pauses, for a clock.
WAITING = re.compile(
    r"test_process|test_unparsable|test_chaos|telegram/test_(restarts|faults|budgets|flood|two_bots)|monitor/|test_doctor"
    r"|discord/test_(budgets|answers|limits|afterwards|operator|channels|open_panels|pictures)|storage/test_(connection|embedded"
    r"|append_only_file|hints|cluster)"
)
# Tests that look at the source code: one process takes all of them, since parsing it takes seconds.
READING = re.compile(r"tests/test_architecture|languages/test_usage|engine/test_(docs|layers)")


def pytest_addoption(parser):
    parser.addoption("--processes", type=int, default=0, help="run the tests in that many forked processes")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    """Take the place of the loop that runs all tests in this process."""
    option = session.config.option
    if not option.processes or option.collectonly or session.testsfailed:
        return None
    ForkedRun(session).run(option.processes)
    return True


class ForkedRun:
    """The tests of a session and the processes that run them."""

    def __init__(self, session):
        self.session = session
        self.config = session.config
        self.portions = _in_order(_portions(session.items))
        self.context = multiprocessing.get_context("fork")
        self.taken = self.context.Value("i", 0)  # how many portions were taken
        self.finished = set()
        self.faults = []

    def run(self, processes):
        """Start the processes and show what they report, until all tests have been run or one has failed for good."""
        self.config._tmp_path_factory.getbasetemp()  # one for all of them
        prepare()
        gc.freeze()  # all of it stays
        channels = {}
        for number in range(processes):
            channel, far_end = self.context.Pipe(duplex=False)
            process = self.context.Process(target=self._serve, args=(number, far_end))
            process.start()
            far_end.close()
            channels[channel] = process
        while channels:
            for channel in wait(channels):
                try:
                    self._show(channel.recv())
                except EOFError:
                    self._end(channels.pop(channel))
            if self.session.shouldfail or self.session.shouldstop:
                self.taken.value = len(self.portions)
        if self.session.shouldfail:
            raise self.session.Failed(self.session.shouldfail)
        if self.session.shouldstop:
            raise self.session.Interrupted(self.session.shouldstop)
        self._blame_lost_processes()
        if self.faults:
            raise self.session.Failed(self.faults[0])

    def _end(self, process):
        """Wait for the end of the process, which has to be a good one."""
        process.join()
        if process.exitcode:
            self.faults.append(f"a process that ran tests ended with {process.exitcode}")

    def _show(self, data):
        hook = self.config.hook
        report = hook.pytest_report_from_serializable(config=self.config, data=data)
        if report.when == "call" or not report.passed:
            self.finished.add(report.nodeid)
        hook.pytest_runtest_logreport(report=report)

    def _blame_lost_processes(self):
        """Let the tests fail that nobody has run, because their process ended."""
        for item in self.session.items:
            if item.nodeid not in self.finished:
                words = "the process that should have run this test has ended"
                report = pytest.TestReport(item.nodeid, item.location, {}, "failed", words, "call")
                self.config.hook.pytest_runtest_logreport(report=report)

    # -- in a forked process -----------------------------------------------------------------------------------------

    def _serve(self, number, channel):
        """Run tests until none are left."""
        self._become_worker(number, channel)
        tests = iter(chain.from_iterable(iter(self._take, None)))
        test = next(tests, None)
        while test is not None:
            following = next(tests, None)
            self.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
            test = following

    def _take(self):
        """Return the next portion that no process has taken, or None."""
        with self.taken.get_lock():
            number = self.taken.value
            self.taken.value += 1
        return self.portions[number] if number < len(self.portions) else None

    def _become_worker(self, number, channel):
        """Keep apart from other processes what tests write, and send reports instead of printing them."""
        factory = self.config._tmp_path_factory
        factory._basetemp = factory.getbasetemp() / f"process{number}"
        factory._basetemp.mkdir()
        plugins = self.config.pluginmanager
        capture = plugins.getplugin("capturemanager")
        capture.stop_global_capturing()  # into files that would be shared
        capture.start_global_capturing()
        plugins.unregister(name="terminalreporter")
        plugins.register(Reporter(self.config, channel))


class Reporter:
    """Send the reports of tests to the first process."""

    def __init__(self, config, channel):
        self.config = config
        self.channel = channel

    def pytest_runtest_logreport(self, report):
        if report.passed and report.when != "call" and not self.config.option.durations:
            return  # nobody wants to know; it took three seconds of a core for all tests
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.channel.send(data)


def _module(item):
    return item.location[0]


def _in_order(portions):
    """Spread the tests that mostly wait among the others, so that some processes compute while others wait; not among
    the last ones, for which everything would have to wait."""
    waiting = [portion for portion in portions if WAITING.search(portion[0].nodeid)]
    others = [portion for portion in portions if not WAITING.search(portion[0].nodeid)]
    places = [(number * 0.8 / len(waiting), portion) for number, portion in enumerate(waiting)]
    places += [(number / len(others), portion) for number, portion in enumerate(others)]
    return [portion for _, portion in sorted(places, key=lambda each: each[0])]


def _portions(items):
    """Divide the tests into what a process takes at once: a few tests of one module, or all that read the source."""
    reading = [item for item in items if READING.search(item.nodeid)]
    found = [reading] if reading else []
    for _, group in groupby([item for item in items if not READING.search(item.nodeid)], _module):
        tests = list(group)
        found += [tests[first : first + AT_ONCE] for first in range(0, len(tests), AT_ONCE)]
    return found
