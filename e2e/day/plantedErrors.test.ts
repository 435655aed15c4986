import { loadRDKit } from '../../mocks/engine/chemistry/testing/loadRDKit';
import { dayCandidates, dayCompounds } from './dayCompounds';
import { PLANTED_KINDS, withPlanted } from './plantedErrors';

test.each([
  ['stereo', 'C[C@@H](O)[C@H](N)C', 'C[C@H](O)[C@H](N)C'],
  ['charge', 'CC(O)C', 'CC([O-])C'],
  ['charge', 'CC(=O)O', 'CC(=O)[O-]'],
  ['chain', 'COc1ccccc1', 'CCOc1ccccc1'],
  ['chain', 'C1CCCCC1', undefined],
  ['letter', 'CCO', 'CCS'],
  ['bond', 'C=CC=C', 'CCC=C'],
  ['stereo', 'CCO', undefined],
] as const)('%s of %s: %s', (kind, smiles, drawn) => {
  expect(withPlanted(smiles, kind)).toBe(drawn);
});

test('an article has as many drawings as asked for, the wrong ones last, of each kind', async () => {
  const rdkit = await loadRDKit();
  const candidates = dayCandidates(rdkit);
  let taken = 0;
  const take = () => candidates[taken++ % candidates.length]!;
  const compounds = dayCompounds(rdkit, take, { count: 30, planted: 21 });
  expect(compounds.map(({ number }) => number)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  const kinds = compounds.map(({ planted }) => planted);
  expect(kinds.slice(0, 8)).toEqual(Array.from({ length: 8 }));
  expect(new Set(kinds.slice(9))).toEqual(new Set(PLANTED_KINDS));
});
