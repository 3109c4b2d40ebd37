"""A scene for both wires: Ann plays Possession and decides in Bob's extra turn, while Eva watches at the same table."""

KINGDOM = [
    "possession", "outpost", "masquerade", "native_village", "wharf",
    "familiar", "haven", "island", "embargo", "village",
]  # fmt: skip
POSSESSION = {
    "kingdom": KINGDOM,
    "players": [
        {"name": "Ann", "hand": ["possession"], "deck": ["moat"] * 5},
        {
            "name": "Bob",
            "hand": ["native_village", "wharf", "harem", "gold"],
            "deck": ["silver", "duchy", "duchy", "feodum", "feodum", "feodum", "feodum", "feodum"],
            "native_village": ["province"],
        },
        {"name": "Eva", "hand": ["copper"]},
    ],
}
BOBS = ("Harem", "Feodum")  # cards that nobody sees on the table
ANNS = "Moat"
