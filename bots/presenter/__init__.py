"""The presenter: screens from views, questions and tables. Pure functions; sizes come in through a Shape."""

from bots.presenter.lobby import page_after, present_lobby
from bots.presenter.marks import Draft, SeatMark, Stamp
from bots.presenter.notices import (
    present_call,
    present_closed,
    present_kingdom,
    present_log,
    present_sure,
)
from bots.presenter.panel import present
from bots.presenter.public import present_table
from bots.presenter.sheet import present_sheet
from bots.presenter.wording import explain, in_reading_order

__all__ = [
    "Draft",
    "SeatMark",
    "Stamp",
    "explain",
    "in_reading_order",
    "page_after",
    "present",
    "present_call",
    "present_closed",
    "present_kingdom",
    "present_lobby",
    "present_log",
    "present_sheet",
    "present_sure",
    "present_table",
]
