"""Which molecules are drawn: COCONUT's (CC0) and the grammar's, none that a test set holds.

The exclusion list holds the first 16 hex digits of the SHA-1 of the canonical SMILES without
stereo (RDKit 2022.09, `isomericSmiles=False`) of each molecule, and of each fragment of a salt,
in the sets that recognition is measured on.
"""

import hashlib
import random
from pathlib import Path

from rdkit import Chem, RDLogger

from grammar import invent

RDLogger.DisableLog('rdApp.*')

GRAMMAR_SHARE = 0.5
ATOMS = range(5, 65)
# Below this size every second molecule is left out: small ones teach little that large ones do not.
SMALL = 9


def fingerprint(molecule: Chem.Mol) -> str:
    """How the exclusion list names a molecule."""
    smiles = Chem.MolToSmiles(molecule, isomericSmiles=False)
    return hashlib.sha1(smiles.encode()).hexdigest()[:16]


class MoleculeSource:
    """Draws molecules by chance; the same state of `random` gives the same molecule."""

    def __init__(self, smiles_file: Path, excluded_file: Path) -> None:
        self._smiles = smiles_file.read_text().split()
        self._excluded = set(excluded_file.read_text().split())

    def draw(self) -> Chem.Mol:
        """A kekulised molecule of one part, with stereo centres set at random."""
        while True:
            molecule = self._candidate()
            if molecule is not None:
                return molecule

    def _candidate(self) -> Chem.Mol | None:
        own = random.random() < GRAMMAR_SHARE
        molecule = invent() if own else Chem.MolFromSmiles(random.choice(self._smiles))
        if molecule is None or molecule.GetNumAtoms() not in ATOMS:
            return None
        if molecule.GetNumAtoms() < SMALL and random.random() < 0.5:
            return None
        if len(Chem.GetMolFrags(molecule)) > 1 or fingerprint(molecule) in self._excluded:
            return None
        set_stereo_at_random(molecule)
        try:
            Chem.Kekulize(molecule)
        except Chem.KekulizeException:
            return None
        return molecule


def set_stereo_at_random(molecule: Chem.Mol) -> None:
    """Gives some of the possible stereo centres a sense: all, some or none of a drawing's."""
    share = random.choice([0, 0, 0.4, 0.8, 1])
    if not share:
        return
    tags = (Chem.ChiralType.CHI_TETRAHEDRAL_CW, Chem.ChiralType.CHI_TETRAHEDRAL_CCW)
    centres = Chem.FindMolChiralCenters(molecule, includeUnassigned=True, useLegacyImplementation=True)
    for index, _ in centres:
        if random.random() < share:
            molecule.GetAtomWithIdx(index).SetChiralTag(random.choice(tags))
    Chem.AssignStereochemistry(molecule, cleanIt=True, force=True)
