import { overallVerdict, pairsOf, pairVerdict, type CanonicalForms } from './pairVerdict';

const forms = (
  smiles: string,
  smilesWithoutStereo = smiles,
  inchiKey?: string,
): CanonicalForms => ({
  smiles,
  smilesWithoutStereo,
  stereoCentres: 0,
  definedStereoCentres: 0,
  ...(inchiKey !== undefined && { inchiKey }),
});

const ALANINE = 'CC(N)C(=O)O';
const l = { smiles: 'N[C@@H](C)C(=O)O', forms: forms('C[C@H](N)C(=O)O', ALANINE, 'KEY-L') };
const lOtherwise = { smiles: 'OC(=O)[C@H](C)N', forms: l.forms };
const d = { smiles: 'N[C@H](C)C(=O)O', forms: forms('C[C@@H](N)C(=O)O', ALANINE, 'KEY-D') };
const flat = { smiles: 'NC(C)C(=O)O', forms: forms(ALANINE, ALANINE, 'KEY-FLAT') };
const e = { smiles: 'C/C=C/C', forms: forms('C/C=C/C', 'CC=CC') };
const z = { smiles: 'C/C=C\\C', forms: forms('C/C=C\\C', 'CC=CC') };
const oxo = { smiles: 'O=c1cccc[nH]1', forms: forms('O=c1cccc[nH]1', undefined, 'KEY-P') };
const hydroxy = { smiles: 'Oc1ccccn1', forms: forms('Oc1ccccn1', undefined, 'KEY-P') };
const imineE = { smiles: 'N/C(C)=N/C', forms: forms('C/N=C(\\C)N', 'CN=C(C)N', 'KEY-I') };
const imineZ = { smiles: 'N/C(C)=N\\C', forms: forms('C/N=C(/C)N', 'CN=C(C)N', 'KEY-I') };
const ethanol = { smiles: 'OCC', forms: forms('CCO') };
const residue = { smiles: '*CC', forms: forms('*CC') };

test.each([
  ['one molecule written twice', l, lOtherwise, 'same'],
  ['enantiomers', l, d, 'stereo-differs'],
  ['stereo that one engine left open', l, flat, 'stereo-open'],
  ['E and Z', e, z, 'stereo-differs'],
  ['forms of one compound that a proton has moved in', oxo, hydroxy, 'same'],
  ['double bonds whose stereo InChI passes over', imineE, imineZ, 'stereo-differs'],
  ['two molecules', l, ethanol, 'different'],
  ['two molecules without an InChIKey', ethanol, residue, 'different'],
  ['equal strings, nothing else known', { smiles: 'CCO' }, { smiles: ' CCO ' }, 'same'],
  ['unequal strings, nothing else known', { smiles: 'CCO' }, { smiles: 'OCC' }, 'unknown'],
  ['forms of one alone', l, { smiles: 'OCC' }, 'unknown'],
  ['missing values', { smiles: 'nan' }, { smiles: 'nan' }, 'unknown'],
] as const)('%s', (_case, a, b, verdict) => {
  expect(pairVerdict(a, b)).toBe(verdict);
  expect(pairVerdict(b, a)).toBe(verdict);
});

test.each([
  [
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ],
  ],
  [['a'], []],
  [[], []],
])('the pairs of %j', (items, pairs) => {
  expect(pairsOf<string>(items)).toEqual(pairs);
});

test.each([
  [['same', 'same'], 'same'],
  [['same', 'unknown'], 'unknown'],
  [['unknown', 'stereo-differs', 'same'], 'stereo-differs'],
  [['stereo-open', 'unknown'], 'stereo-open'],
  [['stereo-open', 'stereo-differs'], 'stereo-differs'],
  [['stereo-differs', 'different'], 'different'],
  [[], undefined],
] as const)('%j together is %s', (verdicts, overall) => {
  expect(overallVerdict(verdicts)).toBe(overall);
});
