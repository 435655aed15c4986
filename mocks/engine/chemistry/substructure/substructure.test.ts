import type { RDKit } from '../rdkit';
import { loadRDKit } from '../testing/loadRDKit';
import { smilesToMolfile } from '../smilesToMolfile';
import { findSubstructure } from './findSubstructure';
import { indexStructures } from './indexStructures';
import { readSought } from './soughtStructure';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const LIST = [
  'C1=CC=CC=C1O',
  'C[C@H](N)C(=O)O',
  'O=C1CCC2CCCCC2C1',
  'c1ccc2c(c1)[nH]c1ccccc12',
  '[Na+].CC(=O)[O-]',
  'C/C=C\\C',
  'BrCC#N',
];

/** By their fingerprints, and then by their atoms. */
function found(written: string): readonly string[] {
  const { pattern } = readSought(rdkit, written);
  const sought = BigInt(`0x${pattern}`);
  const index = indexStructures(
    rdkit,
    LIST.map((smiles) => ({ smiles })),
  );
  const places = findSubstructure(
    rdkit,
    written,
    index.map((one) => one?.canonical ?? ''),
  );
  const screened = LIST.filter(
    (_, at) => (BigInt(`0x${index[at]?.pattern ?? 0}`) & sought) === sought,
  );
  const hits = places.map((place) => LIST[place] ?? '');
  expect(screened).toEqual(expect.arrayContaining(hits));
  return hits;
}

test.each<[string, string, readonly number[]]>([
  ['a ring drawn with double bonds is aromatic', 'C1=CC=CC=C1', [0, 3]],
  ['as is one written in small letters', 'c1ccccc1', [0, 3]],
  ['whatever the stereo of the pattern', 'C[C@@H](N)C(=O)O', [1]],
  ['or of a double bond', 'C/C=C/C', [5]],
  ['a star stands for any atom', '*N', [1]],
  ['a pattern', '[OX2H1]', [0, 1]],
  ['an atom of a ring of six', '[C;r6]', [2]],
  ['an atom of two rings', '[C;R2]', [2]],
  ['a star of a ring drawn with double bonds', 'C1=CC=CC=C1*', [0]],
  ['an ion', '[O-]', [4]],
  ['a halogen', '[F,Cl,Br,I]', [6]],
  ['nothing', 'P', []],
])('finds %s', (_rule, written, places) => {
  expect(found(written)).toEqual(places.map((place) => LIST[place]));
});

test('one that RDKit no longer reads keeps no other from being found', () => {
  const canonical = ['CO', 'CC(C)(C)(C)(C)O', 'OCC', 'CCN', ''];
  expect(findSubstructure(rdkit, 'CO', canonical)).toEqual([0, 2]);
});

test('finds a drawing', () => {
  const molfile = smilesToMolfile(rdkit, 'c1ccc2c(c1)[nH]cc2').molfile.replace('$$$$\n', '');
  expect(found(molfile)).toEqual([LIST[3]]);
});

test('a structure is indexed by its canonical form, whatever the notation', () => {
  const [smiles, molfile] = indexStructures(rdkit, [
    { smiles: 'OC1=CC=CC=C1' },
    { molfile: smilesToMolfile(rdkit, 'c1ccccc1O').molfile },
  ]);
  expect(smiles).toEqual(molfile);
  expect(smiles).toMatchObject({
    ...{ canonical: 'Oc1ccccc1', inchiKey: 'ISWSIDIOOBJBQZ-UHFFFAOYSA-N' },
    ...{ pattern: expect.stringMatching(/^[0-9a-f]{512}$/) },
    ...{ morgan: expect.stringMatching(/^[0-9a-f]{512}$/), morganBits: 11 },
  });
});

test.each([
  ['no structure', ''],
  ['half of one', 'C1CC('],
  ['an impossible valence', 'C(C)(C)(C)(C)C'],
  ['too many atoms', 'C'.repeat(501)],
  ['a word', 'nan'],
])('%s is not indexed, and the others are', (_what, smiles) => {
  const [bad, good] = indexStructures(rdkit, [{ smiles }, { smiles: 'C' }]);
  expect([bad, good?.canonical]).toEqual([null, 'C']);
});

test('a pattern has no fingerprint of a molecule', () => {
  expect(readSought(rdkit, '[C;R2]').molecule).toBeNull();
  expect(readSought(rdkit, 'C').molecule).toMatchObject({ morganBits: 1 });
});

test.each([
  ['nothing', '', 'nothing is drawn or written'],
  ['a name', 'cyclohexane', 'it is neither SMILES nor SMARTS'],
  ['half of a ring', 'C1CC', 'it is neither SMILES nor SMARTS'],
  ['another format', '{"commonchem": {}}', 'it is neither SMILES nor SMARTS'],
  ['too many levels', `${'[$(C'.repeat(30)}${')]'.repeat(30)}`, 'at most 40 are read'],
  ['too many atoms', 'C'.repeat(501), 'at most 500 are read'],
])('%s is refused with the reason', (_what, written, reason) => {
  expect(() => readSought(rdkit, written)).toThrow(reason);
  expect(() => findSubstructure(rdkit, written, ['C'])).toThrow(reason);
});
