"""One training drawing with its truth, a function of a seed alone."""

import math
import random
from dataclasses import dataclass

import numpy as np
from PIL import Image
from rdkit import Chem

import distractors
from bond_types import DOUBLE, HASHED, SINGLE, SOLID, TRIPLE
from labels import INDEX
from layout import abbreviate, bond_length, place, wedges_of
from linear import least_gap
from molecules import MoleculeSource
from render import CIRCLED, Wedges, mark_circled, render
from render_labels import widths_on_a_line
from render_rdkit import render_by_rdkit
from scan import rescale, scan, wear
from style import Style

NATIVE_BOND = 24.0  # pixels a bond at which the network reads
CLOSER_BOND = 48.0  # pixels a bond at which labels get their second look
LABEL_WIDTH, LABEL_HEIGHT = 160, 72  # pixels of a second look


@dataclass
class Drawing:
    """Ink and truth; all lengths in pixels of `ink`."""

    ink: np.ndarray  # height x width, 0 paper to 255
    atoms: np.ndarray  # n x 4: x, y, class, charge (0 none, 1 plus, 2 minus)
    bonds: np.ndarray  # m x 3: begin, end, type; wedges begin at their narrow end
    label_views: np.ndarray  # k x LABEL_HEIGHT x LABEL_WIDTH
    label_classes: np.ndarray  # k


def draw(seed: int, source: MoleculeSource) -> Drawing:
    """The drawing of a seed. Seeds whose drawing fails lead on to a derived one."""
    random.seed(seed)
    np.random.seed(seed % 2**32)
    while True:
        if random.random() < 0.05:
            return _negative()
        drawn = _attempt(source)
        if drawn is not None:
            return drawn


def _attempt(source: MoleculeSource) -> Drawing | None:
    molecule, names = abbreviate(source.draw())
    if molecule is None or not molecule.GetNumBonds():
        return None
    style = Style()
    points = place(molecule, widths_on_a_line(molecule, names, style) if style.linear else None)
    if least_gap(points) < 0.35:  # nobody publishes a drawing whose atoms lie on each other
        return None
    wedges = wedges_of(molecule)
    if style.circles:
        mark_circled(molecule)
    bonds = truth_of_bonds(molecule, wedges)
    try:
        image, points = _picture(molecule, points, wedges, names, style)
    except (ValueError, RuntimeError, KeyError):
        return None
    classes = [(_class_of(a, names), 0 if a.GetIdx() in names else {1: 1, -1: 2}.get(a.GetFormalCharge(), 0)) for a in molecule.GetAtoms()]
    if random.random() < 0.08:
        distractors.add_numbers(image, points, style)
    salt = distractors.add_salt(image, points, style) if random.random() < 0.05 else None
    if salt:
        points = np.vstack([points, [salt[:2]]])
        classes.append((salt[2], 0))
    distractors.add_surroundings(image, points, style.bond, style.font)
    image, points = _cut(image, points, style.bond)
    return _finish(image, points, classes, bonds, style)


def _class_of(atom: Chem.Atom, names: dict[int, str]) -> int:
    if atom.GetIdx() in names:
        return INDEX[names[atom.GetIdx()]]
    symbol = 'D' if atom.GetSymbol() == 'H' and atom.GetIsotope() == 2 else atom.GetSymbol()
    return INDEX.get(symbol, INDEX['*'])


def truth_of_bonds(molecule: Chem.Mol, wedges: Wedges) -> np.ndarray:
    """Begin, end and type of each bond as it is drawn."""
    rows = []
    for bond in molecule.GetBonds():
        i, j = bond.GetBeginAtomIdx(), bond.GetEndAtomIdx()
        written = Chem.BondType.SINGLE if bond.HasProp(CIRCLED) else bond.GetBondType()
        kind = {Chem.BondType.DOUBLE: DOUBLE, Chem.BondType.TRIPLE: TRIPLE}.get(written, SINGLE)
        wedge = wedges.get(bond.GetIdx())
        if wedge:
            i, j = (i, j) if wedge[1] == i else (j, i)
            kind = {'solid': SOLID, 'hashed': HASHED, 'wavy': SINGLE}[wedge[0]]
        rows.append((i, j, kind))
    return np.array(rows, np.int64).reshape(-1, 3)


def _picture(molecule: Chem.Mol, points, wedges: Wedges, names: dict[int, str], style: Style):
    own_manner = names or style.linear or style.circles
    if random.random() < 0.16 and not own_manner:
        return render_by_rdkit(molecule, wedges, style)
    canvas, points = render(molecule, points * np.array([1, -1]) * style.bond, wedges, names, style)
    return canvas.image, points


def _cut(image: Image.Image, points, bond: float):
    """At times cut as closely as cut-outs are."""
    if random.random() >= 0.35:
        return image, points
    low = np.maximum(points.min(0) - bond * random.uniform(0.25, 0.8), 0).astype(int)
    high = np.minimum(points.max(0) + bond * random.uniform(0.3, 0.9), image.size).astype(int)
    half = int(bond * 0.5)  # room for labels that run sideways
    left, right = max(0, low[0] - half), min(image.size[0], high[0] + half)
    return image.crop((left, low[1], right, high[1])), points - np.array([left, low[1]])


def _finish(image: Image.Image, points, classes, bonds, style: Style) -> Drawing:
    stored = scan(wear(image, style.bond, style.line), style.bond, style.line)
    points = points * (np.array(stored.size) / np.array(image.size))
    length = bond_length(points, bonds[:, :2])
    spread = 0.12 if random.random() < 0.7 else 0.3
    ink = rescale(stored, NATIVE_BOND * math.exp(random.gauss(0, spread)) / length)
    to_ink = np.array([ink.shape[1], ink.shape[0]]) / np.array(stored.size)
    atoms = np.hstack([points * to_ink, np.array(classes, np.float64)]).astype(np.float32)
    views, view_classes = _label_views(stored, points, classes, length)
    return Drawing(ink, atoms, bonds, views, view_classes)


def _label_views(stored: Image.Image, points, classes, length: float):
    """Closer views of what is written, about an atom's place; a few of nothing written."""
    closer = rescale(stored, CLOSER_BOND * math.exp(random.gauss(0, 0.1)) / length)
    to_closer = np.array([closer.shape[1], closer.shape[0]]) / np.array(stored.size)
    padded = np.pad(closer, ((LABEL_HEIGHT, LABEL_HEIGHT), (LABEL_WIDTH, LABEL_WIDTH)))
    views, view_classes = [], []
    for (x, y), (kind, _) in zip(points * to_closer, classes):
        if kind == 0 and random.random() > 0.08:
            continue
        left = int(x + random.gauss(0, 3) + LABEL_WIDTH / 2)
        top = int(y + random.gauss(0, 3) + LABEL_HEIGHT / 2)
        view = padded[max(0, top) : top + LABEL_HEIGHT, max(0, left) : left + LABEL_WIDTH]
        if view.shape == (LABEL_HEIGHT, LABEL_WIDTH):
            views.append(view)
            view_classes.append(kind)
    if not views:
        return np.zeros((0, LABEL_HEIGHT, LABEL_WIDTH), np.uint8), np.zeros(0, np.int64)
    return np.array(views, np.uint8), np.array(view_classes, np.int64)


def _negative() -> Drawing:
    image = distractors.paper_without_drawing()
    ink = rescale(scan(wear(image, 60, 3), 60, 3), random.uniform(0.6, 1.5))
    nothing = np.zeros((0, LABEL_HEIGHT, LABEL_WIDTH), np.uint8)
    return Drawing(ink, np.zeros((0, 4), np.float32), np.zeros((0, 3), np.int64), nothing, np.zeros(0, np.int64))
