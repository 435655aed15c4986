"""Crops of drawings and what the network should say of them."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

import numpy as np
import torch

from network import STRIDE

if TYPE_CHECKING:  # training on a GPU needs no RDKit
    from drawing import Drawing

CROP = 128  # pixels
CELLS = CROP // STRIDE
_CENTRES = np.arange(CELLS) + 0.5
ATOM_SPREAD, BOND_SPREAD = 0.8, 0.7  # of the heat, in cells


def batch(drawings: list[Drawing], count: int):
    """Random crops: ink, heats, and rows of what is at the atoms and the bonds.

    A row begins with picture, row and column of its cell; then an atom's has offset x and y, class
    and charge; a bond's has offset x and y, type, cos 2a, sin 2a, length / 24, direction x and y.
    """
    ink = np.zeros((count, 1, CROP, CROP), np.float32)
    heats = np.zeros((count, 2, CELLS, CELLS), np.float32)
    atoms: list[tuple] = []
    bonds: list[tuple] = []
    for k in range(count):
        drawing = random.choice(drawings)
        left, top = _place(drawing)
        _copy(drawing.ink, left, top, ink[k, 0])
        points = drawing.atoms[:, :2] - np.array([left, top])
        atoms += [(k, *row) for row in _atom_rows(points, drawing, heats[k, 0])]
        bonds += [(k, *row) for row in _bond_rows(points, drawing, heats[k, 1])]
    rows = (torch.tensor(r, dtype=torch.float32).reshape(len(r), -1) for r in (atoms, bonds))
    return torch.from_numpy(ink), torch.from_numpy(heats), *rows


def _place(drawing: Drawing) -> tuple[int, int]:
    """Left and top of a crop: about an atom, half of the time about a written one."""
    height, width = drawing.ink.shape
    atoms = drawing.atoms
    if len(atoms) and (width > CROP or height > CROP):
        written = np.nonzero(atoms[:, 2])[0] if random.random() < 0.5 else ()
        x, y = atoms[random.choice(written) if len(written) else random.randrange(len(atoms)), :2]
        left = int(x - random.uniform(20, CROP - 20)) if width > CROP else -random.randint(0, CROP - width)
        top = int(y - random.uniform(20, CROP - 20)) if height > CROP else -random.randint(0, CROP - height)
        return left, top
    left = random.randint(-8, width - CROP + 8) if width > CROP else -random.randint(0, CROP - width)
    top = random.randint(-8, height - CROP + 8) if height > CROP else -random.randint(0, CROP - height)
    return left, top


def _copy(source: np.ndarray, left: int, top: int, crop: np.ndarray) -> None:
    height, width = source.shape
    x0, y0, x1, y1 = max(left, 0), max(top, 0), min(width, left + CROP), min(height, top + CROP)
    crop[y0 - top : y1 - top, x0 - left : x1 - left] = source[y0:y1, x0:x1] / 255.0


def _splat(heat: np.ndarray, x: float, y: float, spread: float) -> None:
    """A bump of height 1 at a place, in cells."""
    column, row = int(x), int(y)
    xs, ys = slice(max(0, column - 3), column + 4), slice(max(0, row - 3), row + 4)
    bump = np.exp(-((_CENTRES[ys, None] - y) ** 2 + (_CENTRES[None, xs] - x) ** 2) / (2 * spread**2))
    np.maximum(heat[ys, xs], bump, out=heat[ys, xs])
    heat[row, column] = 1


def _atom_rows(points: np.ndarray, drawing: Drawing, heat: np.ndarray):
    for (px, py), (_, _, kind, charge) in zip(points, drawing.atoms):
        x, y = px / STRIDE, py / STRIDE
        if 0 <= x < CELLS and 0 <= y < CELLS:
            _splat(heat, x, y, ATOM_SPREAD)
            yield int(y), int(x), x - int(x) - 0.5, y - int(y) - 0.5, int(kind), int(charge)


def _bond_rows(points: np.ndarray, drawing: Drawing, heat: np.ndarray):
    for i, j, kind in drawing.bonds:
        begin, end = points[i], points[j]
        x, y = (begin + end) / 2 / STRIDE
        if not (0 <= x < CELLS and 0 <= y < CELLS):
            continue
        dx, dy = end - begin
        length = math.hypot(dx, dy) + 1e-6
        u, v = dx / length, dy / length
        _splat(heat, x, y, BOND_SPREAD)
        yield (
            *(int(y), int(x), x - int(x) - 0.5, y - int(y) - 0.5, int(kind)),
            *(u * u - v * v, 2 * u * v, length / 24.0, u, v),
        )
