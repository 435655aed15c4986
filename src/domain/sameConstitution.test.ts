import type { CanonicalForms } from './pairVerdict';
import { compareConstitutions, isAlike, type ConstitutionVerdict } from './sameConstitution';
import type { SimilarityResult } from './similarity';

const form = (smiles: string, flat = smiles, inchiKey?: string): CanonicalForms => ({
  smiles,
  smilesWithoutStereo: flat,
  ...(inchiKey !== undefined && { inchiKey }),
  stereoCentres: 0,
  definedStereoCentres: 0,
});

const compared = (forms: SimilarityResult['forms'], agree = false): SimilarityResult => ({
  matrix: [],
  engineNames: ['a', 'b'],
  identical: false,
  agreement: {
    identical: false,
    percentage: 0,
    comparisons: 1,
    agreements: 0,
    pairs: { 'a-b': agree },
    invalidSmiles: [],
  },
  forms,
});

const verdict = (a: string, b: string, result: SimilarityResult) =>
  compareConstitutions({ engine: 'a', smiles: a }, { engine: 'b', smiles: b }, result);
const same = (...compared: Parameters<typeof verdict>) => isAlike(verdict(...compared));

test.each<[string, CanonicalForms, CanonicalForms, ConstitutionVerdict]>([
  ['the same molecule, written differently', form('CCO'), form('CCO'), 'alike'],
  ['stereo isomers', form('C[C@H](N)O', 'CC(N)O'), form('CC(N)O'), 'stereo'],
  [
    'tautomers',
    form('Oc1ccccn1', 'x', 'AAAAAAAAAAAAAA-BBBBBBBBSA-N'),
    form('O=c1cccc[nH]1', 'y', 'AAAAAAAAAAAAAA-BBBBBBBBSA-N'),
    'alike',
  ],
  [
    'tautomers that differ in stereo',
    form('p', 'x', 'AAAAAAAAAAAAAA-BBBBBBBBSA-N'),
    form('q', 'y', 'AAAAAAAAAAAAAA-CCCCCCCCSA-N'),
    'stereo',
  ],
  [
    'an acid and its anion',
    form('p', 'x', 'AAAAAAAAAAAAAA-BBBBBBBBSA-N'),
    form('q', 'y', 'AAAAAAAAAAAAAA-BBBBBBBBSA-M'),
    'different',
  ],
  ['two without an InChI', form('*CO'), form('*CN'), 'different'],
  ['two molecules', form('CCO'), form('CCN'), 'different'],
])('by canonical forms: %s', (_what, a, b, expected) => {
  expect(verdict('from a', 'from b', compared({ a, b }))).toBe(expected);
});

test.each<[string, string, string, boolean, boolean]>([
  ['equal texts', 'CCO', 'CCO', false, true],
  ['agreement, and the same atoms', 'CC(=O)[O-]', 'O=C([O-])C', true, true],
  ['agreement, drawn with a hydrogen', 'C[C@]([H])(N)O', 'C[C@H](N)O', true, true],
  ['agreement, aromatic or not', 'c1ccccc1', 'C1=CC=CC=C1', true, true],
  ['agreement of chains of other lengths', 'CCCCCCCCCC', 'CCCCCCCCCCCC', true, false],
  ['agreement with another element', 'CCCl', 'CCC', true, false],
  ['no agreement', 'CCO', 'OCC', false, false],
])('without canonical forms: %s', (_what, a, b, agree, expected) => {
  expect(same(a, b, compared({}, agree))).toBe(expected);
});

test('what the services did not compare is neither alike nor different', () => {
  const { agreement, ...result } = compared({});
  const [a, b] = [
    { engine: 'a', smiles: 'CCO' },
    { engine: 'b', smiles: 'OCC' },
  ];
  const uncompared = { ...result, agreement: { ...agreement, pairs: {} } };
  expect(compareConstitutions(a, b, uncompared)).toBe('unknown');
  expect(compareConstitutions(a, b, compared({}, false))).toBe('different');
});
