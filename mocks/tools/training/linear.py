"""Chains written out on a line, as typed formulas have them: CH3-CO-CH2-COOH."""

import numpy as np
from rdkit import Chem

_APART = 0.55  # least distance of two atoms, in bond lengths


def straighten(molecule: Chem.Mol, points: np.ndarray) -> np.ndarray:
    """Chains without turns, branches at right angles; the places as they were where atoms would meet.

    points: n x 2, in bond lengths.
    """
    turned = points.copy()
    _lay(molecule, turned, _start(molecule))
    return points if least_gap(turned) < _APART else turned


def least_gap(points: np.ndarray) -> float:
    """The least distance of two of the places."""
    gaps = np.hypot(*(points[:, None] - points[None]).transpose(2, 0, 1)) + 1e9 * np.eye(len(points))
    return float(gaps.min())


def _start(molecule: Chem.Mol) -> int:
    """An atom of a ring, else an end of the longest chain."""
    rings = molecule.GetRingInfo()
    cyclic = [a.GetIdx() for a in molecule.GetAtoms() if rings.NumAtomRings(a.GetIdx())]
    if cyclic:
        return cyclic[0]
    distances = Chem.GetDistanceMatrix(molecule)
    return int(np.unravel_index(distances.argmax(), distances.shape)[0])


def _lay(molecule: Chem.Mol, points: np.ndarray, start: int) -> None:
    """Turns what hangs on the atom, then what hangs on that."""
    seen = {start}
    stack: list[tuple[int, int | None]] = [(start, None)]
    while stack:
        here, origin = stack.pop()
        beyond = [n.GetIdx() for n in molecule.GetAtomWithIdx(here).GetNeighbors() if n.GetIdx() not in seen]
        if not molecule.GetAtomWithIdx(here).IsInRing():
            _turn_branches(molecule, points, here, origin, beyond)
        stack += [(n, here) for n in beyond]
        seen.update(beyond)


def _turn_branches(molecule: Chem.Mol, points: np.ndarray, here: int, origin: int | None, beyond: list[int]) -> None:
    ahead = np.array([1.0, 0])
    if origin is not None:
        dx, dy = points[here] - points[origin]
        ahead = np.array([np.sign(dx), 0.0]) if abs(dx) >= abs(dy) * 0.8 else np.array([0.0, np.sign(dy)])
    aside = np.array([-ahead[1], ahead[0]])
    parts = {n: branch(molecule, here, n) for n in beyond}
    largest_first = sorted(beyond, key=lambda n: -len(parts[n]))
    for n, wanted in zip(largest_first, (ahead, aside, -aside, -ahead)):
        arm = points[n] - points[here]
        cos, sin = (arm @ wanted), arm[0] * wanted[1] - arm[1] * wanted[0]
        length = np.hypot(cos, sin) + 1e-9
        turn = np.array([[cos, sin], [-sin, cos]]) / length
        members = list(parts[n])
        points[members] = (points[members] - points[here]) @ turn + points[here]


def branch(molecule: Chem.Mol, here: int, first: int) -> set[int]:
    """The atoms that are reached from `first` without passing `here`."""
    members, stack = {first}, [first]
    while stack:
        for n in molecule.GetAtomWithIdx(stack.pop()).GetNeighbors():
            if n.GetIdx() != here and n.GetIdx() not in members:
                members.add(n.GetIdx())
                stack.append(n.GetIdx())
    return members


def make_room(molecule: Chem.Mol, points: np.ndarray, width: dict[int, float]) -> np.ndarray:
    """Moves what stands to the right of a label as far as the label runs (`width`, by atom)."""
    points = points.copy()
    for bond in molecule.GetBonds():
        left, right = sorted((bond.GetBeginAtomIdx(), bond.GetEndAtomIdx()), key=lambda k: points[k][0])
        dx, dy = points[right] - points[left]
        if bond.IsInRing() or width.get(left, 0) <= 0 or abs(dy) > 0.3 * dx:
            continue
        points[list(branch(molecule, left, right))] += (width[left], 0)
    return points
