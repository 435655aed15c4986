import { withMol, type RDKit } from '../../../engine/chemistry/rdkit';
import { loadRDKit } from '../../../engine/chemistry/testing/loadRDKit';
import { alignTo } from './alignTo';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const placesOf = (text: string): readonly (readonly number[])[] =>
  withMol(rdkit, text, (mol) => mol.get_coords()) ?? [];

/** A molfile with an orientation that no layout would choose. */
const laidOut = (smiles: string): string =>
  withMol(rdkit, smiles, (mol) => {
    mol.set_new_coords(false);
    mol.normalize_depiction(1, 3);
    return mol.get_molblock();
  }) ?? '';

test('puts atoms of the common skeleton on those of the template, whatever their elements', () => {
  const template = laidOut('Cc1ccncc1O');
  const aligned = placesOf(alignTo(rdkit, 'Cc1ccccc1OC', template) ?? '');
  const given = placesOf(template);
  expect(aligned).toHaveLength(given.length + 1);
  const distances = given.map(([x = 0, y = 0]) =>
    Math.min(...aligned.map(([ax = 0, ay = 0]) => Math.hypot(ax - x, ay - y))),
  );
  expect(Math.max(...distances)).toBeLessThan(0.01);
});

test.each([
  ['a truth that cannot be read', 'C1CC(', () => laidOut('CCO')],
  ['a template that cannot be read', 'CCO', () => 'no molfile'],
])('returns nothing for %s', (_, smiles, template) => {
  expect(alignTo(rdkit, smiles, template())).toBeUndefined();
});
