"""Rules of the training data; `python3 -m unittest` in this folder."""

import pickle
import random
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import numpy as np
import torch
from rdkit import Chem
from rdkit.Chem import rdDepictor

import flat
import pools
import targets
from bond_types import DOUBLE
from cages import BOND as BOND_UNITS
from cages import perspective, sugar
from canvas import Canvas
from condensed import ALPHABET, LONGEST, any_label, letters_of, made_up, real
from crossings import crossings, interrupt
from drawing import LABEL_HEIGHT, LABEL_WIDTH, draw, truth_of_bonds
from grammar import CAGES, ENDS, LINKS, RINGS, complete
from letter_views import BOND, HEIGHT, WIDTH, letter_view
from labels import ABBREVIATIONS, CLASSES, ELEMENTS, INDEX
from linear import make_room, straighten
from molecules import MoleculeSource, fingerprint, set_stereo_at_random
from render import mark_circled
from style import Style
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


class Letters(unittest.TestCase):
    def test_texts_are_of_the_alphabet_and_fit_into_a_view(self):
        random.seed(4)
        for _ in range(500):
            written = letters_of(any_label().text)
            self.assertTrue(0 < len(written) <= LONGEST, written)
            self.assertLessEqual(set(written), set(ALPHABET))

    def test_both_directions_and_what_no_class_stands_for_are_written(self):
        random.seed(5)
        texts = {(letters_of(make(leftwards).text), leftwards) for make in (real, made_up) for leftwards in (False, True) for _ in range(1500)}
        self.assertIn(('CO2H', False), texts)
        self.assertIn(('HO2C', True), texts)
        self.assertTrue(any(text.startswith('(CH2)1') for text, _ in texts))

    def test_the_letters_of_a_view_are_inked_where_they_are_said_to_be(self):
        random.seed(6)
        np.random.seed(6)
        for _ in range(30):
            view, text, places = letter_view()
            self.assertEqual(view.shape, (HEIGHT, WIDTH))
            self.assertEqual(len(text), len(places))
            self.assertEqual(places, sorted(places))
            if text:
                self.assertLess(min(abs(place - WIDTH / 2) for place in places), BOND)

    def test_a_seed_gives_the_same_views_again(self):
        def views():
            random.seed(7)
            np.random.seed(7)
            return [(view.tobytes(), text) for view, text, _ in (letter_view() for _ in range(5))]

        self.assertEqual(views(), views())


class Molecules(unittest.TestCase):
    def test_excluded_molecules_are_never_drawn_whatever_their_stereo(self):
        excluded = fingerprint(Chem.MolFromSmiles(ETHANOL_LIKE))
        with tempfile.TemporaryDirectory() as folder:
            source = source_of(folder, [ETHANOL_LIKE, 'C1CCCCC1CCCCO'], [excluded])
            random.seed(1)
            drawn = {fingerprint(source.draw()) for _ in range(300)}
        self.assertNotIn(excluded, drawn)

    def test_every_fragment_of_the_grammar_is_part_of_a_molecule(self):
        for fragment in RINGS + CAGES + LINKS + ENDS:
            self.assertIsNotNone(Chem.MolFromSmiles(complete(fragment)), fragment)

    def test_random_stereo_leaves_the_constitution(self):
        random.seed(2)
        molecule = Chem.MolFromSmiles(ETHANOL_LIKE)
        before = fingerprint(molecule)
        for _ in range(20):
            set_stereo_at_random(molecule)
        self.assertEqual(fingerprint(molecule), before)


class Layouts(unittest.TestCase):
    def test_a_chain_on_a_line_has_no_turns_and_its_branches_stand_upright(self):
        molecule = Chem.MolFromSmiles('CC(=O)CC(C)=O')
        rdDepictor.Compute2DCoords(molecule)
        points = straighten(molecule, molecule.GetConformer().GetPositions()[:, :2] / 1.5)
        chain = points[[0, 1, 3, 4, 5]]
        self.assertLess(np.ptp(chain[:, 1]), 0.01)
        self.assertTrue((np.diff(chain[:, 0]) > 0.8).all() or (np.diff(chain[:, 0]) < -0.8).all())
        for oxygen, carbon in ((2, 1), (6, 4)):
            self.assertLess(abs(points[oxygen][0] - points[carbon][0]), 0.01)

    def test_labels_of_a_line_push_apart_what_stands_to_their_right(self):
        molecule = Chem.MolFromSmiles('CCC')
        points = make_room(molecule, np.array([(0.0, 0), (1, 0), (2, 0)]), {0: 0.5, 1: 0.25})
        self.assertEqual(points[:, 0].tolist(), [0, 1.5, 2.75])

    def test_only_a_cage_without_other_rings_is_drawn_in_perspective(self):
        quinuclidine, morphinan = 'OC1CN2CCC1CC2', 'C1CC2C3CC1C2CC3'
        self.assertEqual(len(perspective(Chem.MolFromSmiles(quinuclidine))), 8)
        self.assertEqual(perspective(Chem.MolFromSmiles(morphinan)), {})

    def test_the_rear_one_of_two_crossing_bonds_is_interrupted_and_the_front_one_is_not(self):
        molecule = Chem.MolFromSmiles('C1CCC1')
        points = np.array([(10.0, 10), (90, 90), (10, 90), (90, 10)])
        style = Style(crossing_gap=8)
        style.line, style.ink, style.crossing_gap = 4, 0, 8
        canvas = Canvas(100, 100)
        for begin, end in ((0, 1), (2, 3)):
            canvas.line(points[begin], points[end], style.line, style.ink)
        (crossing,) = crossings(molecule, points, {0})
        self.assertEqual(crossing.front, 0)
        interrupt(canvas, crossing, np.array([1, 1]) / 2**0.5, style)
        ink = 255 - np.asarray(canvas.image)
        self.assertEqual([bool(ink[k, k]) for k in (40, 50, 60)], [True] * 3)
        self.assertEqual([bool(ink[100 - k, k]) for k in (30, 44, 56, 70)], [True, False, False, True])

    def test_rings_with_a_circle_have_single_bonds_in_the_truth(self):
        molecule = Chem.MolFromSmiles('C=Cc1ccccc1')
        Chem.Kekulize(molecule)
        mark_circled(molecule)
        self.assertEqual(truth_of_bonds(molecule, {})[:, 2].tolist().count(DOUBLE), 1)


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

    def test_a_pool_on_the_device_crops_and_draws_heats_as_targets_do(self):
        ink, views = flat.flatten(self.first)
        pool = pools.DrawingPool(torch.device('cpu'), ink_bytes=10**7, most=len(self.first))
        self.assertTrue(pool.add(ink))
        places = [targets._place(drawing) for drawing in self.first]
        left_and_top = tuple(torch.tensor(side) for side in zip(*places))
        with (
            mock.patch.object(pools, '_places', return_value=left_and_top),
            mock.patch.object(torch, 'randint', return_value=torch.arange(len(places))),
            mock.patch.object(targets, '_place', side_effect=places),
            mock.patch.object(random, 'choice', side_effect=self.first),
        ):
            expected, pooled = batch(self.first, len(places)), pool.batch(len(places))
        for one, other in zip(expected, pooled):
            self.assertTrue(torch.allclose(one, other, atol=1e-5))
        self.assertEqual(len(views['views']), sum(len(d.label_classes) for d in self.first))

    def test_a_pool_takes_no_more_than_it_has_room_for(self):
        ink, views = flat.flatten(self.first)
        self.assertFalse(pools.DrawingPool(torch.device('cpu'), ink_bytes=100, most=100).add(ink))
        rows = pools.RowPool(torch.device('cpu'), most=3)
        self.assertTrue(rows.add(views))
        self.assertFalse(rows.add(views))
        self.assertEqual(rows.count, 3)


class Sugars(unittest.TestCase):
    def test_a_sugar_in_perspective_has_sides_of_about_a_bond_and_no_stereo(self):
        for _ in range(20):
            molecule = Chem.MolFromSmiles('OC[C@H]1O[C@@H](OC)[C@H](O)[C@@H](O)[C@@H]1O')
            places = sugar(molecule)
            for bond in molecule.GetBonds():
                ends = [places.get(k) for k in (bond.GetBeginAtomIdx(), bond.GetEndAtomIdx())]
                if None not in ends:
                    self.assertTrue(0.6 < (ends[0] - ends[1]).Length() / BOND_UNITS < 1.3)
            self.assertEqual({a.GetChiralTag() for a in molecule.GetAtoms()}, {Chem.ChiralType.CHI_UNSPECIFIED})


class Shards(unittest.TestCase):
    def test_a_shard_of_plain_arrays_is_taken_once_in_the_order_of_numbers(self):
        with tempfile.TemporaryDirectory() as folder:
            for number in (7, 2):
                flat.write(Path(folder), number, 'letters', {'number': np.array([number])})
            taken = [flat.take(Path(folder), 'letters') for _ in range(3)]
        self.assertEqual([shard and int(shard['number'][0]) for shard in taken], [2, 7, None])

    def test_the_frames_beside_a_letter_are_open(self):
        letters, places = torch.tensor([[5, 0]]), torch.tensor([[20.0, -1.0]])
        shown = pools.shown_letters(letters, places)[0]
        self.assertEqual(shown[8:13].tolist(), [0, pools.IGNORED, 5, pools.IGNORED, 0])


if __name__ == '__main__':
    unittest.main()
