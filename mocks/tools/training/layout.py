"""From a molecule to what is drawn of it: abbreviations, places of the atoms, wedges."""

import math
import random

import numpy as np
from rdkit import Chem
from rdkit.Chem import rdDepictor

from cages import BOND, perspective, sugar
from labels import ABBREVIATIONS, COMMON, DIVALENT
from linear import make_room, straighten
from render import Wedges

uniform = random.uniform


def abbreviate(molecule: Chem.Mol) -> tuple[Chem.Mol | None, dict[int, str]]:
    """Puts abbreviations, residues, open ends and deuterium into the molecule.

    Returns it with the abbreviation of each atom that has one; none where RDKit objects.
    """
    editable = Chem.RWMol(molecule)
    count = random.choice([1, 1, 1, 2, 2, 3, 4]) if random.random() < 0.6 else 0
    ends = [a.GetIdx() for a in editable.GetAtoms() if _is_end(a)]
    free = [a.GetIdx() for a in editable.GetAtoms() if _has_room(a)]
    random.shuffle(ends)
    random.shuffle(free)
    names: dict[int, str] = {}
    for _ in range(count):
        _abbreviate_one(editable, names, ends, free)
    for index in names:
        _blank(editable.GetAtomWithIdx(index), 0)
    if random.random() < 0.03 and ends:
        _blank(editable.GetAtomWithIdx(ends.pop()), 0)
    if random.random() < 0.02 and ends:
        _blank(editable.GetAtomWithIdx(ends.pop()), 1)
    return _checked(editable), names


def _is_end(atom: Chem.Atom) -> bool:
    if atom.GetDegree() != 1 or atom.GetFormalCharge():
        return False
    bond = atom.GetBonds()[0]
    charged = bond.GetOtherAtom(atom).GetFormalCharge()
    return not charged and bond.GetBondType() == Chem.BondType.SINGLE


def _has_room(atom: Chem.Atom) -> bool:
    plain = atom.GetChiralTag() == Chem.ChiralType.CHI_UNSPECIFIED and not atom.GetFormalCharge()
    return plain and atom.GetTotalNumHs() > 0 and atom.GetDegree() == 2 and atom.GetSymbol() in 'CN'


def _in_chain(atom: Chem.Atom) -> bool:
    single = all(b.GetBondType() == Chem.BondType.SINGLE for b in atom.GetBonds())
    return atom.GetDegree() == 2 and not atom.GetFormalCharge() and single and not atom.GetIsAromatic()


def _abbreviate_one(editable: Chem.RWMol, names: dict[int, str], ends: list[int], free: list[int]) -> None:
    name = random.choice(COMMON) if random.random() < 0.5 else random.choice(list(ABBREVIATIONS))
    if name in DIVALENT and random.random() < 0.8:
        inner = [a.GetIdx() for a in editable.GetAtoms() if a.GetIdx() not in names and _in_chain(a)]
        if inner:
            names[random.choice(inner)] = name
        return
    if ends and (random.random() < 0.6 or not free):
        names[ends.pop()] = name
    elif free:
        holder = free.pop()
        index = editable.AddAtom(Chem.Atom(0))
        editable.AddBond(holder, index, Chem.BondType.SINGLE)
        atom = editable.GetAtomWithIdx(holder)
        atom.SetNumExplicitHs(max(0, atom.GetNumExplicitHs() - 1))
        names[index] = name


def _blank(atom: Chem.Atom, number: int) -> None:
    """Makes an atom one of which only the place and a mark are drawn: 0 any, 1 deuterium."""
    atom.SetAtomicNum(number)
    atom.SetIsotope(2 if number else 0)
    atom.SetNoImplicit(True)
    atom.SetNumExplicitHs(0)
    atom.SetIsAromatic(False)
    atom.SetChiralTag(Chem.ChiralType.CHI_UNSPECIFIED)


def _checked(editable: Chem.RWMol) -> Chem.Mol | None:
    molecule = editable.GetMol()
    try:
        molecule.UpdatePropertyCache(False)
        Chem.FastFindRings(molecule)
        Chem.AssignStereochemistry(molecule, cleanIt=True, force=True)
        return _with_hydrogens(molecule) if random.random() < 0.18 else molecule
    except (ValueError, RuntimeError):
        return None


def _with_hydrogens(molecule: Chem.Mol) -> Chem.Mol:
    """With some hydrogens drawn as atoms: mostly those of stereo centres, else any."""
    holders = [a.GetIdx() for a in molecule.GetAtoms() if a.GetTotalNumHs() == 1 and _is_centre(a)]
    if not holders or random.random() < 0.25:
        holders = [a.GetIdx() for a in molecule.GetAtoms() if 0 < a.GetTotalNumHs() < 3 and a.GetSymbol() in 'CNOPS']
    if not holders:
        return molecule
    chosen = random.sample(holders, random.randint(1, min(4, len(holders))))
    return Chem.AddHs(molecule, onlyOnAtoms=chosen)


def _is_centre(atom: Chem.Atom) -> bool:
    return atom.GetChiralTag() != Chem.ChiralType.CHI_UNSPECIFIED and atom.GetDegree() == 3


def place(molecule: Chem.Mol, label_widths: dict[int, float] | None) -> np.ndarray:
    """Lays the molecule out: n x 2 in bond lengths, y upwards; also as its conformer.

    label_widths: of what is written to the right of the atoms, in bond lengths, for a drawing with
    its chains on a line; none for any other.
    """
    cage = perspective(molecule) if random.random() < 0.75 else {}
    upright = False
    if not cage and random.random() < 0.4:
        cage = sugar(molecule)
        upright = bool(cage)
    rdDepictor.SetPreferCoordGen(not cage and random.random() < 0.4 and molecule.GetNumAtoms() < 45)
    rdDepictor.Compute2DCoords(molecule, coordMap=cage)
    points = molecule.GetConformer().GetPositions()[:, :2].copy()
    points /= bond_length(points, [(b.GetBeginAtomIdx(), b.GetEndAtomIdx()) for b in molecule.GetBonds()])
    if label_widths is None:
        points = points if upright else _turned(points)
    else:
        points = make_room(molecule, straighten(molecule, points), label_widths)
    conformer = molecule.GetConformer()
    for i, (x, y) in enumerate(points):
        conformer.SetAtomPosition(i, [float(x) * BOND, float(y) * BOND, 0.0])
    return points


def _turned(points: np.ndarray) -> np.ndarray:
    if random.random() < 0.15:
        points = points + np.random.normal(0, 0.03, points.shape)
    right = random.random() < 0.75
    turn = math.radians(random.choice([0, 30, 60, 90, 120, 150, 180, 270, 0, 30, 90]) if right else uniform(0, 360))
    cos, sin = math.cos(turn), math.sin(turn)
    points = points @ np.array([[cos, sin], [-sin, cos]])
    if random.random() < 0.1:
        points *= np.array([uniform(0.85, 1.15), 1])
    return points


def bond_length(points, pairs) -> float:
    """The median distance of bonded atoms."""
    return float(np.median([np.hypot(*(points[i] - points[j])) for i, j in pairs]))


def wedges_of(molecule: Chem.Mol) -> Wedges:
    """The wedges that show the molecule's stereo centres; without any, at times strokes that mean none."""
    Chem.WedgeMolBonds(molecule, molecule.GetConformer())
    kinds = {Chem.BondDir.BEGINWEDGE: 'solid', Chem.BondDir.BEGINDASH: 'hashed'}
    wedges = {
        b.GetIdx(): (kinds[b.GetBondDir()], b.GetBeginAtomIdx())
        for b in molecule.GetBonds()
        if b.GetBondDir() in kinds and b.GetBondType() == Chem.BondType.SINGLE
    }
    if not wedges and random.random() < 0.3:
        branched = [b for b in molecule.GetBonds() if b.GetBondType() == Chem.BondType.SINGLE and _degrees(b)[0] > 2]
        for bond in random.sample(branched, min(len(branched), random.randint(1, 3))):
            kind = random.choice(['solid', 'hashed', 'solid', 'hashed', 'wavy'])
            wedges[bond.GetIdx()] = (kind, _degrees(bond)[1])
    if random.random() < 0.05:
        _make_wavy(molecule, wedges)
    return wedges


def _make_wavy(molecule: Chem.Mol, wedges: Wedges) -> None:
    """Leaves open what one or two bonds show: beside a double bond, or at a branch."""
    beside = [
        b
        for b in molecule.GetBonds()
        if b.GetBondType() == Chem.BondType.SINGLE and (_degrees(b)[0] > 2 or _meets_double_bond(b)) and not b.GetIsAromatic()
    ]
    for bond in random.sample(beside, min(len(beside), random.randint(1, 2))):
        wedges[bond.GetIdx()] = ('wavy', _degrees(bond)[1])


def _meets_double_bond(bond: Chem.Bond) -> bool:
    around = (b for a in (bond.GetBeginAtom(), bond.GetEndAtom()) for b in a.GetBonds())
    return any(b.GetBondType() == Chem.BondType.DOUBLE and not b.IsInRing() for b in around)


def _degrees(bond: Chem.Bond) -> tuple[int, int]:
    """The greater degree of a bond's atoms, and the atom that has it."""
    return max((a.GetDegree(), a.GetIdx()) for a in (bond.GetBeginAtom(), bond.GetEndAtom()))
