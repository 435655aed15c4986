import { nameContradicts, nameVerdict, scoreWithName, type NameVerdict } from './nameSays';

const structure = (inchi: string, inchiKey?: string) => ({
  smiles: inchi,
  inchi: `InChI=1S/${inchi}`,
  ...(inchiKey !== undefined && { inchiKey }),
});
const R = structure('C/t1-', 'AAAAAAAAAAAAAA-RRRRRRRRSA-N');
const S = structure('C/t1+', 'AAAAAAAAAAAAAA-SSSSSSSSSA-N');
const E = structure('C/b2-1+', 'AAAAAAAAAAAAAA-EEEEEEEESA-N');
const R_R = structure('C/t1-,2-', 'AAAAAAAAAAAAAA-TTTTTTTTSA-N');
const S_R = structure('C/t1+,2-', 'AAAAAAAAAAAAAA-UUUUUUUUSA-N');
const FLAT = structure('C', 'AAAAAAAAAAAAAA-UHFFFAOYSA-N');
const HEAVY = structure('C/t1-/i1+1', 'AAAAAAAAAAAAAA-IIIIIIIISA-N');
const OTHER = structure('D', 'BBBBBBBBBBBBBB-UHFFFAOYSA-N');
const RESIDUE = structure('*');

test.each([
  ['itself', R, R, 'same'],
  ['its enantiomer', R, S, 'stereo'],
  ['what the drawing leaves open', FLAT, R, 'more'],
  ['what it leaves open of a double bond', FLAT, E, 'more'],
  ['one centre more', R, R_R, 'more'],
  ['one centre less', R_R, R, 'skeleton'],
  ['one centre more and another one otherwise', R, S_R, 'stereo'],
  ['a centre where the drawing has a double bond', E, R, 'stereo'],
  ['no stereochemistry', R, FLAT, 'skeleton'],
  ['another isotope', R, HEAVY, 'form'],
  ['something else', R, OTHER, 'other'],
  ['a residue', R, RESIDUE, undefined],
])('a name that says %s', (_what, reading, named, verdict) => {
  expect(nameVerdict(reading, named)).toBe(verdict);
});

test('a reading with a residue is not compared', () => {
  expect(nameVerdict(RESIDUE, R)).toBeUndefined();
});

test.each<[NameVerdict, boolean]>([
  ['same', false],
  ['skeleton', false],
  ['more', false],
  ['stereo', true],
  ['form', true],
  ['other', true],
])('%s contradicts the reading: %s', (verdict, contradicts) => {
  expect(nameContradicts({ verdict })).toBe(contradicts);
});

test.each<[NameVerdict, readonly [number, number][]]>([
  ['same', [[0.5, 0.91], [0.9, 0.99], [0.99, 0.99], [1, 1], [0.05, 0.34], [0, 0.01]]], // prettier-ignore
  ['skeleton', [[0.5, 0.75], [0.9, 0.96]]], // prettier-ignore
  ['more', [[0.5, 0.5], [0.9, 0.9], [0.02, 0.02]]], // prettier-ignore
  ['stereo', [[0.5, 0.33], [0.9, 0.82]]], // prettier-ignore
  ['form', [[0.5, 0.33]]],
  ['other', [[0.5, 0.09], [0.9, 0.47], [1, 0.99], [0, 0]]], // prettier-ignore
])('%s changes the score', (verdict, scores) => {
  for (const [before, after] of scores) {
    expect(scoreWithName(before, { verdict })).toBeCloseTo(after, 2);
  }
});

test('without a structure of its name a score stays', () => {
  expect(scoreWithName(0.4, undefined)).toBe(0.4);
});
