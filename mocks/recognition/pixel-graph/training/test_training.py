"""Rules of the training data; `python3 -m unittest` in this folder."""

import pickle
import random
import tempfile
import unittest
from pathlib import Path

import numpy as np
from rdkit import Chem

from drawing import LABEL_HEIGHT, LABEL_WIDTH, draw
from labels import ABBREVIATIONS, CLASSES, ELEMENTS, INDEX
from molecules import MoleculeSource, fingerprint, set_stereo_at_random
from targets import CELLS, batch

ETHANOL_LIKE = 'CCOC(C)C1CCCCC1O'


def source_of(folder: str, smiles: list[str], excluded: list[str]) -> MoleculeSource:
    list_file, excluded_file = Path(folder) / 'list.smi', Path(folder) / 'excluded.txt'
    list_file.write_text('\n'.join(smiles))
    excluded_file.write_text('\n'.join(excluded))
    return MoleculeSource(list_file, excluded_file)


class Labels(unittest.TestCase):
    def test_elements_come_first_and_no_class_twice(self):
        self.assertEqual(CLASSES[: len(ELEMENTS)], ELEMENTS)
        self.assertEqual(len(set(CLASSES)), len(CLASSES))

    def test_every_abbreviation_is_a_molecule(self):
        for name, (smiles, spellings) in ABBREVIATIONS.items():
            self.assertIsNotNone(Chem.MolFromSmiles(smiles), name)
            self.assertTrue(spellings, name)


class Molecules(unittest.TestCase):
    def test_excluded_molecules_are_never_drawn_whatever_their_stereo(self):
        excluded = fingerprint(Chem.MolFromSmiles(ETHANOL_LIKE))
        with tempfile.TemporaryDirectory() as folder:
            source = source_of(folder, [ETHANOL_LIKE, 'C1CCCCC1CCCCO'], [excluded])
            random.seed(1)
            drawn = {fingerprint(source.draw()) for _ in range(300)}
        self.assertNotIn(excluded, drawn)

    def test_random_stereo_leaves_the_constitution(self):
        random.seed(2)
        molecule = Chem.MolFromSmiles(ETHANOL_LIKE)
        before = fingerprint(molecule)
        for _ in range(20):
            set_stereo_at_random(molecule)
        self.assertEqual(fingerprint(molecule), before)


class Drawings(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        with tempfile.TemporaryDirectory() as folder:
            source = source_of(folder, [ETHANOL_LIKE, 'COc1ccc(CC(N)C(=O)O)cc1'], [])
            cls.first = [draw(seed, source) for seed in range(30)]
            cls.again = [draw(seed, source) for seed in range(30)]

    def test_a_seed_gives_the_same_drawing_again(self):
        self.assertEqual([pickle.dumps(d) for d in self.first], [pickle.dumps(d) for d in self.again])

    def test_bonds_join_atoms_that_there_are(self):
        for drawing in self.first:
            if len(drawing.bonds):
                self.assertLess(drawing.bonds[:, :2].max(), len(drawing.atoms))

    def test_label_views_have_the_size_of_a_second_look(self):
        for drawing in self.first:
            self.assertEqual(drawing.label_views.shape[1:], (LABEL_HEIGHT, LABEL_WIDTH))
            self.assertEqual(len(drawing.label_views), len(drawing.label_classes))

    def test_every_atom_and_bond_of_a_crop_has_its_peak(self):
        random.seed(3)
        _, heats, atoms, bonds = batch(self.first, 40)
        for rows, heat in ((atoms, heats[:, 0]), (bonds, heats[:, 1])):
            for picture, row, column in rows[:, :3].long():
                self.assertTrue(0 <= row < CELLS and 0 <= column < CELLS)
                self.assertEqual(float(heat[picture, row, column]), 1.0)
        self.assertTrue(np.isin(atoms[:, 5].numpy(), list(INDEX.values())).all())


if __name__ == '__main__':
    unittest.main()
