"""Bonds that cross: the rear one is interrupted where the front one passes over it."""

import random
from dataclasses import dataclass

import numpy as np
from rdkit import Chem

from canvas import Canvas
from style import Style

_PAPER = 255


@dataclass
class Crossing:
    """Where two bonds cross."""

    front: int  # index of a bond that is drawn as one plain line
    place: np.ndarray
    sine: float  # of the angle between the two


def crossings(molecule: Chem.Mol, points, plain: set[int]) -> list[Crossing]:
    """Where bonds cross away from their ends; of each pair one of the `plain` bonds is in front.

    points: n x 2, pixels. Pairs without a plain bond are left out.
    """
    ends = np.array([(b.GetBeginAtomIdx(), b.GetEndAtomIdx()) for b in molecule.GetBonds()])
    start, way = points[ends[:, 0]], points[ends[:, 1]] - points[ends[:, 0]]
    apart = start[None] - start[:, None]
    turn = _cross(way[:, None], way[None]) + 1e-9
    first, second = _cross(apart, way[None]) / turn, _cross(apart, way[:, None]) / turn
    inside = (np.minimum(first, second) > 0.08) & (np.maximum(first, second) < 0.92)
    lengths = np.hypot(*way.T)
    found = []
    for a, b in zip(*np.nonzero(np.triu(inside, 1))):
        candidates = [int(k) for k in (a, b) if int(k) in plain]
        sine = abs(turn[a, b]) / (lengths[a] * lengths[b])
        if candidates and sine > 0.25:
            found.append(Crossing(random.choice(candidates), start[a] + way[a] * first[a, b], float(sine)))
    return found


def interrupt(canvas: Canvas, crossing: Crossing, along, style: Style) -> None:
    """Takes the ink off both sides of the front bond, and draws its line anew.

    along: the front bond's direction, of length 1.
    """
    reach = along * (style.offset + 2 * style.line) / crossing.sine
    begin, end = crossing.place - reach, crossing.place + reach
    band = int(style.line + 2 * style.crossing_gap)
    canvas.draw.line([tuple(begin), tuple(end)], fill=_PAPER, width=band)
    canvas.line(begin, end, style.line, style.ink)


def _cross(a, b):
    return a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
