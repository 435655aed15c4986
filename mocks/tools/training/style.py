"""How one drawing looks. Lengths in pixels of the drawing before it is scaled down."""

import random
from dataclasses import dataclass, field

import fonts

uniform = random.uniform


def _line_width(bond: float) -> float:
    shares = [uniform(0.02, 0.045), uniform(0.035, 0.075), uniform(0.07, 0.14)]
    return max(1, bond * random.choice(shares))


@dataclass
class Style:
    """Drawn by chance, from hairlines to heavy laser prints."""

    bond: float = field(default_factory=lambda: uniform(40, 78))
    line: float = 0
    font: str = field(default_factory=fonts.any_font)
    font_size: float = 0
    subscript: float = field(default_factory=lambda: uniform(0.6, 0.8) if random.random() < 0.9 else 1)
    shift: float = field(default_factory=lambda: uniform(0.1, 0.35))  # of sub- and superscripts, in capital heights
    offset: float = 0  # between the lines of a double bond
    triple: float = field(default_factory=lambda: uniform(0.6, 1))  # between those of a triple one, in offsets
    shortened: float = field(default_factory=lambda: random.choice([0, uniform(0.05, 0.16), uniform(0.1, 0.22)]))
    gap: float = 0  # between a label and its bonds
    crossing_gap: float = 0  # on either side of a bond that crosses in front of another; 0: none
    doubles: str = field(default_factory=lambda: random.choice(['inner', 'inner', 'inner', 'centre']))
    end_doubles: str = field(default_factory=lambda: random.choice(['centre', 'centre', 'centre', 'inner']))
    wedge: float = 0  # half of the broad end
    bold_wedge: bool = field(default_factory=lambda: random.random() < 0.08)  # as broad at both ends
    strokes: int = field(default_factory=lambda: random.choice([5, 6, 6, 7, 8, 10]))
    hash: str = field(default_factory=lambda: random.choice(['taper', 'taper', 'taper', 'flat', 'dash']))
    hash_line: float = 0
    methyl: int = field(default_factory=lambda: random.choice([0, 0, 0, 0, 1, 2]))  # 1: CH3 written, 2: =CH2, too
    chain_carbons: bool = field(default_factory=lambda: random.random() < 0.07)
    linear: bool = field(default_factory=lambda: random.random() < 0.08)  # chains written out on a line
    circles: bool = field(default_factory=lambda: random.random() < 0.05)  # in aromatic rings of six
    written_carbons: float = field(default_factory=lambda: 0.15 if random.random() < 0.06 else 0)  # share of all carbons
    stacked_h: bool = field(default_factory=lambda: random.random() < 0.7)
    anchor_on_letter: bool = field(default_factory=lambda: random.random() < 0.67)
    ink: int = field(default_factory=lambda: 0 if random.random() < 0.8 else random.randint(10, 110))
    label_ink: int = 0
    circled_charges: bool = field(default_factory=lambda: random.random() < 0.08)

    def __post_init__(self) -> None:
        bond = self.bond
        if self.linear:
            self.chain_carbons, self.methyl = True, 2
        self.line = _line_width(bond)
        sizes = [uniform(0.38, 0.5), uniform(0.45, 0.68), uniform(0.6, 0.8)]
        self.font_size = bond * random.choice(sizes)
        self.offset = max(bond * uniform(0.1, 0.24), 1.9 * self.line)
        self.gap = bond * random.choice([0, 0.03, 0.06, 0.1])
        self.wedge = bond * uniform(0.07, 0.16)
        self.crossing_gap = bond * uniform(0.05, 0.14) if random.random() < 0.6 else 0
        self.label_ink = self.ink if random.random() < 0.85 else random.randint(30, 170)
        manner = random.random()
        if manner < 0.12:
            self._print_heavily()
        elif manner < 0.3:
            self._draw_as_journals_ask()
        self.hash_line = max(1, self.line * random.choice([1, 1, 0.7]))
        self._keep_wedges_apart_from_bonds()

    def _keep_wedges_apart_from_bonds(self) -> None:
        """What nobody could tell from a plain bond would only teach not to trust wedges."""
        self.wedge = max(self.wedge, 1.3 * self.line)
        # About three quarters of a bond are left between labels; a stroke needs as much room as ink.
        self.strokes = min(self.strokes, max(3, int(0.75 * self.bond / (2.2 * self.hash_line))))

    def _draw_as_journals_ask(self) -> None:
        """Near the settings that the ACS asks for, which most articles use: 14.4 points a bond, Arial of 10, lines of 0.6."""
        bond = self.bond
        self.line = bond * uniform(0.036, 0.05)
        self.font = random.choice([file for file in fonts.ARIAL_LIKE if 'Bold' not in file])
        self.font_size = bond * uniform(0.6, 0.74)
        self.gap = bond * uniform(0.06, 0.13)
        self.offset = bond * uniform(0.16, 0.2)
        self.wedge = bond * uniform(0.065, 0.1)
        self.strokes = random.choice([4, 5, 5, 6])

    def _print_heavily(self) -> None:
        """Arial labels and broad lines, as laser printers of the nineties gave them."""
        bond = self.bond
        self.line = bond * uniform(0.085, 0.14)
        self.font = random.choice(fonts.ARIAL_LIKE)
        self.font_size = bond * uniform(0.42, 0.6)
        self.gap = bond * uniform(0.05, 0.16)
        self.offset = bond * uniform(0.15, 0.26)
        self.shortened = uniform(0.08, 0.2)
