import { identify } from '../../chemistry/identifiers/identify';
import { loadRDKit } from '../../chemistry/testing/loadRDKit';
import type { RDKit } from '../../chemistry/rdkit';
import { normaliseName } from '../normaliseName';
import { sampleDictionary } from './sampleDictionary';
import { SAMPLE_COMPOUNDS } from './sampleCompounds';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

test.each(SAMPLE_COMPOUNDS)('%s: %s is the structure of the InChIKey %s', (_names, smiles, key) => {
  expect(identify(rdkit, { smiles }).inchi_key).toBe(key);
});

test('no structure is there twice, and no name has two', () => {
  const keys = SAMPLE_COMPOUNDS.map(([, , key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const names = SAMPLE_COMPOUNDS.flatMap(([all]) => all.split('|').map(normaliseName));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('is found by its names', async () => {
  const dictionary = await sampleDictionary();
  for (const [names, smiles] of SAMPLE_COMPOUNDS) {
    for (const name of names.split('|')) expect(await dictionary.find(name)).toEqual([smiles]);
  }
});
