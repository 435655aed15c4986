/** @jest-environment node */
import type { Identifiers } from '../identifiers';
import type { CheckedCompound } from './checkedCompound';
import { findingsAmong } from './findings';

const KEY = 'QRYRORQUOLYVBU-VBKZILBWSA-N';
const FLAT = 'QRYRORQUOLYVBU-UHFFFAOYSA-N';

const known = (facts: Partial<Identifiers>): Identifiers => ({
  ...{ smiles: 'CCO', inchiKey: KEY, formula: 'C2H6O', rings: 0, heavyAtoms: 3 },
  ...{ stereoCentres: 0, definedStereoCentres: 0, remarks: [] },
  ...facts,
});
const compound = (facts: Partial<CheckedCompound> = {}): CheckedCompound => ({
  ...{ id: 'a', called: '#1', smiles: facts.identifiers?.smiles ?? 'CCO' },
  ...{ identifiers: undefined, number: undefined, name: undefined },
  ...facts,
});
const of = (facts: Partial<Identifiers>) => compound({ identifiers: known(facts) });
const saysOf = (one: CheckedCompound, ...among: CheckedCompound[]) =>
  findingsAmong(among)(one).map(({ says }) => says);

test.each<[string, CheckedCompound, readonly string[]]>([
  ['fragments', of({ smiles: 'CCO.CCC' }), ['2 parts that no bond connects.']],
  [
    'a salt',
    of({ smiles: 'CC(=O)S[C-]=S.[K+]', remarks: ['2 parts that no bond connects.'] }),
    ['2 parts that no bond connects.'],
  ],
  ['a residue', of({ smiles: '*CC' }), ['A residue (*) is open.']],
  ['residues', of({ smiles: '*CC[1*]' }), ['2 residues (*) are open.']],
  ['a cation', of({ smiles: 'C[N+](C)(C)C' }), ['The charges do not balance: +1 in all.']],
  ['a dianion', of({ smiles: '[O-]CC[O-]' }), ['The charges do not balance: −2 in all.']],
  ['charges in figures', of({ smiles: '[Fe+2]' }), ['The charges do not balance: +2 in all.']],
  [
    'an open centre',
    of({ stereoCentres: 3, definedStereoCentres: 2 }),
    ['1 of 3 stereo centres is not defined.'],
  ],
  [
    'the only centre',
    of({ stereoCentres: 1, definedStereoCentres: 0 }),
    ['The stereo centre is not defined.'],
  ],
  [
    'an unlikely valence',
    of({ remarks: ['One atom (S) has an unlikely valence.'] }),
    ['One atom (S) has an unlikely valence.'],
  ],
  [
    'a formula that the text contradicts',
    compound({ formulaSays: { stated: 'C3H8O', verdict: 'other', difference: '−CH2' } }),
    ['The text states C3H8O; the structure differs by −CH2.'],
  ],
  ['a placeholder', compound({ name: 'Unknown' }), ['“Unknown” is no name.']],
  [
    'what no toolkit reads',
    compound({ refusal: 'Ring not closed.' }),
    ['The services cannot read the structure: Ring not closed.'],
  ],
])('tells of %s', (_what, one, says) => {
  expect(saysOf(one)).toEqual(says);
});

test('what only the SMILES tells is told before the services have said anything', () => {
  expect(saysOf(compound({ smiles: 'CCO.[Na+] |c:1|' }))).toEqual([
    '2 parts that no bond connects.',
    'The charges do not balance: +1 in all.',
  ]);
});

test.each<[string, CheckedCompound]>([
  ['an ordinary one', of({ stereoCentres: 2, definedStereoCentres: 2 })],
  ['a betaine', of({ smiles: 'C[N+](C)(C)CC(=O)[O-]' })],
  ['a nitro group', of({ smiles: 'C[N+](=O)[O-]' })],
  ['one without a name or number', compound()],
  ['one of the stated formula', compound({ formulaSays: { stated: 'C2H6O', verdict: 'same' } })],
  ['one in a ring closure of two digits', of({ smiles: 'C%12CCCCC%12' })],
])('has nothing to tell of %s', (_what, one) => {
  expect(
    saysOf(one, compound({ id: 'z', smiles: 'C', identifiers: known({ smiles: 'C' }) })),
  ).toEqual([]);
});

describe('among others', () => {
  const stereo = of({ smiles: 'C[C@H](O)F', inchi: 'InChI=1S/x/t2-', inchiKey: KEY });
  const flat = of({ smiles: 'CC(O)F', inchi: 'InChI=1S/x', inchiKey: FLAT });
  const other = of({ smiles: 'CCN', inchiKey: 'QUSNBJAOOMFDIB-UHFFFAOYSA-N' });
  const as = (one: CheckedCompound, facts: Partial<CheckedCompound>) => ({ ...one, ...facts });

  test.each<[string, CheckedCompound, CheckedCompound, readonly string[]]>([
    [
      'a number that a stereoisomer has, too',
      as(stereo, { number: '1', name: 'carnosic acid' }),
      as(flat, { id: 'b', called: '#15', number: '1', name: 'Carnosic  acid' }),
      ['Number 1 is also that of #15, which has the same skeleton and other stereo.'],
    ],
    [
      'a number that another structure has, too',
      as(stereo, { number: '1' }),
      as(other, { id: 'b', called: '#15', number: '1' }),
      ['Number 1 is also that of #15, which is another structure.'],
    ],
    [
      'a name that another structure has, too',
      as(stereo, { name: 'carnosol' }),
      as(other, { id: 'b', called: '#15', name: 'Carnosol' }),
      ['The name carnosol is also that of #15, which is another structure.'],
    ],
    [
      'a structure under two numbers',
      as(stereo, { number: '1' }),
      as(stereo, { id: 'b', called: '#2', number: '2' }),
      ['The same structure as #2, which has the number 2.'],
    ],
    [
      'a structure under two names',
      as(stereo, { number: '1', name: 'rosmanol' }),
      as(stereo, { id: 'b', called: '#2', number: '1', name: 'epirosmanol' }),
      ['The same structure as #2, which has the name epirosmanol.'],
    ],
    [
      'nothing of a compound that is drawn twice',
      as(stereo, { number: '1' }),
      as(stereo, { id: 'b', number: '1' }),
      [],
    ],
    ['nothing of one that has no number', as(stereo, { number: '1' }), as(stereo, { id: 'b' }), []],
    [
      'nothing where the services have not said what the other one is',
      as(stereo, { number: '1' }),
      compound({ id: 'b', smiles: 'FC(O)C', number: '1' }),
      [],
    ],
    ['nothing of itself', as(stereo, { number: '1' }), as(flat, { number: '1' }), []],
  ])('tells of %s', (_what, one, among, says) => {
    expect(saysOf(one, among)).toEqual(says);
  });
});
