"""Bridged rings and sugars in perspective, as chemists draw them; RDKit knows only its own flat manner."""

import random

from rdkit import Chem
from rdkit.Geometry import Point2D

BOND = 1.5  # RDKit's bond length in a depiction, in its units

# Atoms are of any element; the points follow the order of the pattern's atoms, y downwards, any unit.
_PERSPECTIVES = [
    # Bicyclo[2.2.2]: the nitrogen of quinuclidine in front.
    ('*~1~2~*~*~*(~*~*~1)~*~*~2', [(47, 105), (0, 118), (22, 85), (72, 66), (106, 85), (85, 122), (72, 14), (47, 42)]),
    # Bicyclo[3.2.1], tropane: the three-atom bridge and the one-atom bridge as a hexagon.
    (
        '*~1~2~*~*~*~*(~*~1)~*~*~2',
        [(-0.87, -0.5), (0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (0.35, 0.2), (0, -0.5)],
    ),
    # The same with the one-atom bridge above.
    (
        '*~1~2~*~*~*~*(~*~1)~*~*~2',
        [(0, 0), (0.3, -0.75), (1.1, -0.95), (1.75, -0.6), (1.75, 0.1), (0.9, -1.7), (1.5, 0.8), (0.55, 0.75)],
    ),
    # Bicyclo[2.2.1] seen from the side.
    ('*~1~2~*~*~*(~*~1)~*~*~2', [(0, 0), (0.45, 0.7), (1.45, 0.7), (1.9, 0), (0.95, -0.9), (1.35, -0.25), (0.4, -0.25)]),
    # The same, standing.
    ('*~1~2~*~*~*(~*~1)~*~*~2', [(25, 0), (0, 22), (22, 70), (47, 38), (-25, 22), (47, 18), (47, -12)]),
    # Bicyclo[2.2.1] and [2.2.2] as a hexagon with a bridge inside.
    ('*~1~2~*~*~*(~*~1)~*~*~2', [(0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.28, 0.05), (-0.87, 0.5), (-0.87, -0.5)]),
    (
        '*~1~2~*~*~*(~*~*~1)~*~*~2',
        [(0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.35, 0.35), (0.3, -0.3), (-0.87, 0.5), (-0.87, -0.5)],
    ),
    # Bicyclo[1.1.1]: the bridgeheads to the left and right.
    ('*~1~2~*~*(~*~1)~*~2', [(-1, 0), (-0.3, -0.75), (1, 0), (0.35, -0.15), (-0.15, 0.7)]),
    # Adamantane from two sides.
    (
        '*~1~2~*~*~3~*~*(~*~1)~*~*(~*~2)~*~3',
        [(450, 73), (491, 53), (533, 75), (510, 17), (467, 38), (427, 18), (467, 107), (491, 145), (450, 123), (533, 123)],
    ),
    (
        '*~1~2~*~*~3~*~*(~*~1)~*~*(~*~2)~*~3',
        [(935, 85), (975, 108), (975, 157), (935, 180), (893, 157), (893, 110), (852, 215), (903, 197), (903, 135), (940, 228)],
    ),
]

# A pyranose as a chair: its sides are parallel in pairs. Bond lengths, y upwards.
_CHAIR = [(0, 0), (0.45, -0.75), (1.45, -0.47), (2.32, -0.75), (1.87, 0), (0.87, -0.28)]
# Where its corners' equatorial bonds point: along the sides that are one away; the axial ones are upright.
_EQUATORIAL = [(-1, -0.28), (-0.87, 0.28), (0.45, -0.75), (1, 0.28), (0.87, -0.28), (-0.45, 0.75)]
_AXIAL = [(0, 1 if corner % 2 == 0 else -1) for corner in range(6)]
# The same as Haworth drew it: all bonds upright.
_HAWORTH = [(0, 0), (0.45, -0.5), (1.45, -0.5), (1.9, 0), (1.45, 0.5), (0.45, 0.5)]
_UP, _DOWN = [(0, 0.9)] * 6, [(0, -0.9)] * 6
_PYRANOSE = Chem.MolFromSmarts('O1[CX4][CX4][CX4][CX4][CX4]1')

_PATTERNS = [(Chem.MolFromSmarts(smarts), points) for smarts, points in _PERSPECTIVES]


def perspective(molecule: Chem.Mol) -> dict[int, Point2D]:
    """Places for the atoms of one cage of the molecule, for RDKit's `coordMap`; empty without a cage."""
    found = [(match, points) for pattern, points in _PATTERNS if _stands_alone(molecule, match := molecule.GetSubstructMatch(pattern))]
    if not found:
        return {}
    match, points = random.choice(found)
    scale = BOND / _mean_length(molecule, match, points)
    mirrored = random.choice([1, -1])
    return {atom: Point2D(x * scale * mirrored, -y * scale) for atom, (x, y) in zip(match, points)}


def sugar(molecule: Chem.Mol) -> dict[int, Point2D]:
    """Places for a pyranose drawn as a chair or after Haworth, and for what is bonded to it; empty without one.

    Such a drawing has no wedges at the ring: its atoms lose their stereo.
    """
    rings = [ring for ring in molecule.GetSubstructMatches(_PYRANOSE) if _stands_alone(molecule, ring)]
    if not rings:
        return {}
    ring = random.choice(rings)
    corners, sides = random.choice([(_CHAIR, (_EQUATORIAL, _AXIAL)), (_CHAIR, (_EQUATORIAL, _AXIAL)), (_HAWORTH, (_UP, _DOWN))])
    first = random.choice([4, 4, 5, 1])  # the corner of the oxygen: mostly behind, at the right
    mirrored = -1 if random.random() < 0.15 else 1
    places: dict[int, Point2D] = {}
    for k, atom in enumerate(ring):
        corner = (first + k) % 6
        x, y = corners[corner]
        places[atom] = Point2D(x * BOND * mirrored, y * BOND)
        molecule.GetAtomWithIdx(atom).SetChiralTag(Chem.ChiralType.CHI_UNSPECIFIED)
        outside = [n.GetIdx() for n in molecule.GetAtomWithIdx(atom).GetNeighbors() if n.GetIdx() not in ring]
        ways = list(sides) if random.random() < 0.7 else list(sides)[::-1]
        for neighbour, way in zip(outside, ways):
            dx, dy = way[corner]
            places[neighbour] = Point2D((x + dx) * BOND * mirrored, (y + dy) * BOND)
    return places


def _stands_alone(molecule: Chem.Mol, match: tuple[int, ...]) -> bool:
    """Whether the matched atoms are a whole ring system: others would be laid out over them."""
    own = set(match)
    shared = (b for k in match for b in molecule.GetAtomWithIdx(k).GetBonds() if b.IsInRing() and b.GetOtherAtomIdx(k) not in own)
    return bool(match) and next(shared, None) is None


def _mean_length(molecule: Chem.Mol, match, points) -> float:
    lengths = [
        ((points[a][0] - points[b][0]) ** 2 + (points[a][1] - points[b][1]) ** 2) ** 0.5
        for a in range(len(match))
        for b in range(a)
        if molecule.GetBondBetweenAtoms(match[a], match[b])
    ]
    return sum(lengths) / len(lengths)
