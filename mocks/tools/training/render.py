"""The project's own renderer: a molecule in the manner of one style."""

import random

import numpy as np
from rdkit import Chem

from canvas import Canvas, leave_boxes
from crossings import crossings, interrupt
from render_labels import write_labels
from style import Style

# A property of bonds whose ring has a circle instead of double bonds.
CIRCLED = 'circled'

# Bond index -> ('solid' | 'hashed' | 'wavy', begin atom).
Wedges = dict[int, tuple[str, int]]


def render(molecule: Chem.Mol, points, wedges: Wedges, abbreviated: dict[int, str], style: Style):
    """Draws the molecule.

    points: n x 2, pixels, y downwards. Returns the canvas and the points on it.
    """
    margin = int(style.bond * 1.6)
    points = points - points.min(0) + margin
    width, height = (points.max(0) + margin).astype(int)
    canvas = Canvas(int(width), int(height))
    boxes = write_labels(canvas, molecule, points, abbreviated, style)
    for bond in molecule.GetBonds():
        _draw_bond(canvas, bond, points, boxes, wedges.get(bond.GetIdx()), style)
    if style.crossing_gap:
        _interrupt_rear_bonds(canvas, molecule, points, wedges, style)
    for ring in _circled_rings(molecule):
        _draw_circle(canvas, points[list(ring)], style)
    return canvas, points


def mark_circled(molecule: Chem.Mol) -> None:
    """Marks the bonds of all aromatic rings of six."""
    for ring in molecule.GetRingInfo().BondRings():
        bonds = [molecule.GetBondWithIdx(k) for k in ring]
        if len(ring) == 6 and all(b.GetIsAromatic() for b in bonds):
            for bond in bonds:
                bond.SetBoolProp(CIRCLED, True)


def _circled_rings(molecule: Chem.Mol):
    rings = molecule.GetRingInfo()
    for bonds, atoms in zip(rings.BondRings(), rings.AtomRings()):
        if len(bonds) == 6 and all(molecule.GetBondWithIdx(k).HasProp(CIRCLED) for k in bonds):
            yield atoms


def _draw_circle(canvas: Canvas, corners, style: Style) -> None:
    x, y = corners.mean(0)
    radius = np.hypot(*(corners - (x, y)).T).min() * random.uniform(0.5, 0.72)
    width = max(1, round(style.line))
    canvas.draw.ellipse([x - radius, y - radius, x + radius, y + radius], outline=style.ink, width=width)


def _draw_bond(canvas: Canvas, bond: Chem.Bond, points, boxes, wedge, style: Style) -> None:
    i, j = bond.GetBeginAtomIdx(), bond.GetEndAtomIdx()
    if wedge and wedge[1] != i:
        i, j = j, i
    begin, end = points[i], points[j]
    length = np.hypot(*(end - begin))
    if length < 1:
        return
    along = (end - begin) / length
    cut_begin = leave_boxes(begin, along, length, boxes.get(i, []), style.gap)
    cut_end = leave_boxes(end, -along, length, boxes.get(j, []), style.gap)
    if cut_begin + cut_end > 0.92 * length:
        shrink = 0.92 * length / (cut_begin + cut_end)
        cut_begin, cut_end = cut_begin * shrink, cut_end * shrink
    a, z = begin + along * cut_begin, end - along * cut_end
    across = np.array([-along[1], along[0]])
    if wedge:
        _draw_wedge(canvas, wedge[0], a, z, across, style)
    elif bond.GetBondType() == Chem.BondType.TRIPLE:
        for side in (-style.triple, 0, style.triple):
            canvas.line(a + across * style.offset * side, z + across * style.offset * side, style.line, style.ink)
    elif bond.HasProp(CIRCLED):
        canvas.line(a, z, style.line, style.ink)
    elif bond.GetBondType() == Chem.BondType.DOUBLE:
        _draw_double(canvas, bond, (i, j), points, boxes, (a, z, across, cut_begin, cut_end), style)
    else:
        canvas.line(a, z, style.line, style.ink)


def _interrupt_rear_bonds(canvas: Canvas, molecule: Chem.Mol, points, wedges: Wedges, style: Style) -> None:
    plain = {
        b.GetIdx()
        for b in molecule.GetBonds()
        if b.GetIdx() not in wedges and (b.GetBondType() == Chem.BondType.SINGLE or b.HasProp(CIRCLED))
    }
    for crossing in crossings(molecule, points, plain):
        bond = molecule.GetBondWithIdx(crossing.front)
        way = points[bond.GetEndAtomIdx()] - points[bond.GetBeginAtomIdx()]
        interrupt(canvas, crossing, way / np.hypot(*way), style)


def _draw_wedge(canvas: Canvas, kind: str, a, z, across, style: Style) -> None:
    if kind == 'wavy':
        canvas.wave(a, z, style.bond * 0.07, 5, style)
    elif kind == 'solid':
        narrow = style.wedge * 0.8 if style.bold_wedge else style.line * 0.4
        broad = style.wedge * (0.8 if style.bold_wedge else 1)
        corners = [a + across * narrow, a - across * narrow, z - across * broad, z + across * broad]
        fill = style.ink if random.random() < 0.97 else None
        canvas.draw.polygon([tuple(c) for c in corners], fill=fill, outline=style.ink)
    else:
        _draw_hash(canvas, a, z, across, style)


def _draw_hash(canvas: Canvas, a, z, across, style: Style) -> None:
    strokes = max(3, int(style.strokes * np.hypot(*(z - a)) / style.bond + 0.5))
    if style.hash == 'dash':
        for s in np.linspace(0, 1 - 1 / (2 * strokes), strokes):
            canvas.line(a + (z - a) * s, a + (z - a) * (s + 0.5 / strokes), style.line * 1.3, style.ink)
        return
    for s in np.linspace(0.06, 1, strokes):
        half = max(0.5, style.wedge * (s if style.hash == 'taper' else 0.8))
        middle = a + (z - a) * s
        canvas.line(middle - across * half, middle + across * half, style.hash_line, style.ink)


def _draw_double(canvas: Canvas, bond: Chem.Bond, ends, points, boxes, place, style: Style) -> None:
    a, z, across, cut_begin, cut_end = place
    i, j = ends
    molecule = bond.GetOwningMol()
    ring = molecule.GetRingInfo().NumBondRings(bond.GetIdx()) > 0
    degree_i, degree_j = (molecule.GetAtomWithIdx(k).GetDegree() for k in ends)
    terminal = 1 in (degree_i, degree_j)
    centred = not ring and ((terminal and style.end_doubles == 'centre') or style.doubles == 'centre')
    if centred and not (i in boxes and j in boxes):
        for side in (-0.5, 0.5):
            canvas.line(a + across * style.offset * side, z + across * style.offset * side, style.line, style.ink)
        return
    inside = _inner_side(molecule, ends, points, ring)
    begin, end = points[i], points[j]
    sign = 1 if inside is None or (inside - (begin + end) / 2) @ across >= 0 else -1
    canvas.line(a, z, style.line, style.ink)
    length = np.hypot(*(end - begin))
    along = (end - begin) / length
    short = style.shortened * length
    from_begin = max(cut_begin, short if degree_i > 1 or style.shortened == 0 else 0)
    from_end = max(cut_end, short if degree_j > 1 or style.shortened == 0 else 0)
    if from_begin + from_end > 0.85 * length:
        from_begin = from_end = 0.3 * length
    shift = across * style.offset * sign
    canvas.line(begin + along * from_begin + shift, end - along * from_end + shift, style.line, style.ink)


def _inner_side(molecule: Chem.Mol, ends, points, ring: bool):
    """Where the second line lies: in the smallest ring, an aromatic one first, else at the substituents."""
    if ring:
        rings = [r for r in molecule.GetRingInfo().AtomRings() if ends[0] in r and ends[1] in r]
        aromatic = lambda r: sum(molecule.GetAtomWithIdx(k).GetIsAromatic() for k in r)  # noqa: E731
        return points[list(min(rings, key=lambda r: (len(r), -aromatic(r))))].mean(0)
    others = [
        points[n.GetIdx()]
        for k in ends
        for n in molecule.GetAtomWithIdx(k).GetNeighbors()
        if n.GetIdx() not in ends
    ]
    return np.mean(others, 0) if others else None
