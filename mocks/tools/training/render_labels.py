"""What is written at the atoms of a drawing, and to which side it runs."""

import random
from dataclasses import dataclass

import numpy as np
from rdkit import Chem

from canvas import Box, Canvas, put_text
from fonts import font, tokens
from labels import ABBREVIATIONS, RESIDUES
from style import Style


# Nitrogens of a ring or chain whose group may stand above or below them.
_STACKED = {'NBoc', 'NTs', 'NMe', 'NAc', 'NBn', 'NPh', 'NEt'}


@dataclass
class Written:
    """A text at an atom; `lift` is -1 when it stands above the atom, 1 below."""

    atom: int
    text: str
    anchor: int
    leftwards: bool = False
    lift: int = 0


def write_labels(canvas: Canvas, molecule: Chem.Mol, points, abbreviated: dict[int, str], style: Style) -> dict[int, list[Box]]:
    """Writes all labels; returns the boxes that bonds must keep clear of, by atom."""
    height = font(style.font, int(style.font_size)).getbbox('H')
    height = height[3] - height[1]
    boxes: dict[int, list[Box]] = {}
    for atom in molecule.GetAtoms():
        for label in _labels_of(canvas, atom, points, abbreviated.get(atom.GetIdx()), style):
            place = points[label.atom] + np.array([0, label.lift * height * random.uniform(1.1, 1.3)])
            drawn = put_text(canvas, style, place, label.text, label.anchor, label.leftwards)
            boxes.setdefault(label.atom, []).extend(drawn)
    return boxes


def _labels_of(canvas: Canvas, atom: Chem.Atom, points, abbreviation: str | None, style: Style) -> list[Written]:
    sides = _Sides(atom, points, style.bond)
    if abbreviation is not None:
        if abbreviation in _STACKED and style.stacked_h and sides.left and sides.right:
            return _nitrogen_and_group(atom.GetIdx(), abbreviation, sides)
        return [_abbreviation(atom.GetIdx(), abbreviation, sides.runs_left())]
    if atom.GetSymbol() == '*':
        return _attachment(canvas, atom, points, style)
    if not _is_written(atom, style):
        return []
    stacked = _stacked(atom, sides) if style.stacked_h else []
    return stacked or _element(atom, sides, style)


class _Sides:
    """On which sides of an atom its bonds leave."""

    def __init__(self, atom: Chem.Atom, points, bond: float) -> None:
        here = points[atom.GetIdx()]
        self.arms = [points[n.GetIdx()] - here for n in atom.GetNeighbors()]
        self.left = any(arm[0] < -0.3 * bond for arm in self.arms)
        self.right = any(arm[0] > 0.3 * bond for arm in self.arms)
        self.bond = bond

    def lift(self) -> int:
        """Where there is more room: -1 above the atom, 1 below."""
        return -1 if sum(arm[1] for arm in self.arms) > 0 else 1

    def runs_left(self) -> bool:
        """Whether the text has to run to the left."""
        if self.right and not self.left:
            return True
        if self.right and self.left:
            return sum(arm[0] for arm in self.arms) > 0.15 * self.bond
        return not self.left and random.random() < 0.33


def _nitrogen_and_group(atom: int, name: str, sides: _Sides) -> list[Written]:
    return [Written(atom, 'N', 0), Written(atom, name.removeprefix('N'), 0, lift=sides.lift())]


def _abbreviation(atom: int, name: str, leftwards: bool) -> Written:
    from_left, from_right = random.choice(ABBREVIATIONS[name][1])
    text = from_right if leftwards else from_left
    letters = [k for k, (glyphs, kind) in enumerate(tokens(text)) if kind == 0 and glyphs not in '()']
    if not leftwards or name in RESIDUES:
        return Written(atom, text, letters[0], leftwards)
    return Written(atom, text, letters[0] if text.startswith('^') and from_left == text else letters[-1], True)


def _attachment(canvas: Canvas, atom: Chem.Atom, points, style: Style) -> list[Written]:
    """An open end: a wavy or dashed stroke across the bond, or a star."""
    here = points[atom.GetIdx()]
    arms = [points[n.GetIdx()] - here for n in atom.GetNeighbors()]
    along = arms[0] / (np.hypot(*arms[0]) + 1e-6) if arms else np.array([1.0, 0])
    across = np.array([-along[1], along[0]]) * style.bond
    chance = random.random()
    if chance < 0.6:
        across *= random.choice([0.45, random.uniform(0.3, 1)])
        # One broad curl, or the usual small ones.
        turns = 1 if chance < 0.1 else np.hypot(*across) / style.bond * random.uniform(6, 12)
        height = random.uniform(0.12, 0.25) if turns == 1 else random.uniform(0.04, 0.1)
        canvas.wave(here - across, here + across, style.bond * height, turns, style)
        return []
    if chance < 0.8:
        across *= 0.45
        for s in np.linspace(-1, 0.8, 7):
            canvas.line(here + across * s, here + across * (s + 0.15), style.line, style.ink)
        return []
    return [Written(atom.GetIdx(), '*', 0)]


def _is_written(atom: Chem.Atom, style: Style) -> bool:
    degree, hydrogens = atom.GetDegree(), atom.GetTotalNumHs()
    if atom.GetSymbol() != 'C' or atom.GetFormalCharge() or degree == 0:
        return True
    if degree == 1 and hydrogens == 3 and style.methyl:
        return True
    if degree == 1 and hydrogens == 2 and style.methyl == 2:
        return True
    ring = atom.GetOwningMol().GetRingInfo().NumAtomRings(atom.GetIdx())
    return (style.chain_carbons and not ring) or random.random() < style.written_carbons


def widths_on_a_line(molecule: Chem.Mol, abbreviated: dict[int, str], style: Style) -> dict[int, float]:
    """How far the labels of chains run to the right of their atoms, in bond lengths."""
    face = font(style.font, int(style.font_size))
    widths = {}
    for atom in molecule.GetAtoms():
        index = atom.GetIdx()
        if not atom.IsInRing() and atom.GetDegree() > 0 and atom.GetSymbol() != '*' and index not in abbreviated:
            _, hydrogens, _ = _parts(atom)
            widths[index] = (face.getlength(hydrogens.replace('_', '')) + style.gap) / style.bond
    return widths


def _parts(atom: Chem.Atom) -> tuple[str, str, str]:
    symbol = 'D' if atom.GetSymbol() == 'H' and atom.GetIsotope() == 2 else atom.GetSymbol()
    hydrogens, charge = atom.GetTotalNumHs(), atom.GetFormalCharge()
    written = '' if hydrogens == 0 else 'H' if hydrogens == 1 else f'H_{hydrogens}'
    return symbol, written, {1: '^+', -1: '^-'}.get(charge, '')


def _element(atom: Chem.Atom, sides: _Sides, style: Style) -> list[Written]:
    symbol, hydrogens, charge = _parts(atom)
    if hydrogens and sides.runs_left() and not sides.left and random.random() < 0.08:
        # Written forwards all the same, so that the bond ends at the hydrogens.
        return [Written(atom.GetIdx(), symbol + hydrogens + charge, 1, True)]
    # In a chain on a line the hydrogens follow, whatever comes behind them.
    if sides.runs_left() and not (style.linear and sides.left):
        return [Written(atom.GetIdx(), hydrogens + symbol + charge, len(tokens(hydrogens)), True)]
    return [Written(atom.GetIdx(), symbol + hydrogens + charge, 0)]


def _stacked(atom: Chem.Atom, sides: _Sides) -> list[Written]:
    """The H of a chain's NH, above or below it; nothing where it does not apply."""
    symbol, hydrogens, charge = _parts(atom)
    between = sides.left and sides.right and atom.GetDegree() >= 2
    if hydrogens != 'H' or charge or not between:
        return []
    index = atom.GetIdx()
    return [Written(index, symbol, 0), Written(index, 'H', 0, lift=sides.lift())]
