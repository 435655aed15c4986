/** @jest-environment node */
import {
  isTaken,
  receiptAfter,
  receiptOfPresent,
  receiptThatCounts,
  standingReceipt,
  type SubmissionReceipt,
} from './submissionReceipt';

const accepted: SubmissionReceipt = {
  at: '2026-05-01T12:00:00.000Z',
  smiles: 'CCO',
  toStandIn: true,
};
const refused: SubmissionReceipt = {
  ...accepted,
  at: '2026-05-02T12:00:00.000Z',
  outcome: 'refused',
  reason: 'The name is taken.',
};
const sent: SubmissionReceipt = { ...accepted, outcome: 'sent' };
const inDatabase = { ...accepted, toStandIn: false };
const corrected = { ...refused, smiles: 'CCN' };

test.each([
  ['the first answer counts', undefined, refused, refused],
  ['an accepted structure stays accepted', accepted, refused, accepted],
  [
    'an accepted structure that is sent again was accepted at its latest',
    accepted,
    { ...accepted, at: 'later' },
    { ...accepted, at: 'later' },
  ],
  ['a corrected structure has an answer of its own', accepted, corrected, corrected],
  ['acceptance replaces a refusal', refused, accepted, accepted],
  ['an answer replaces what had none', sent, refused, refused],
  [
    'what a stand-in accepted is not yet taken by the database',
    accepted,
    { ...sent, toStandIn: false },
    { ...sent, toStandIn: false },
  ],
  [
    'what the database took stays taken, whatever its stand-in says',
    inDatabase,
    accepted,
    inDatabase,
  ],
])('%s', (_rule, before, after, expected) => {
  expect(standingReceipt(before, after)).toEqual(expected);
});

test('of several drawings of a compound acceptance counts before a submission without an answer, that before a refusal', () => {
  expect(receiptThatCounts([refused, sent, accepted])).toBe(accepted);
  expect(receiptThatCounts([accepted, inDatabase])).toBe(inDatabase);
  expect(receiptThatCounts([refused, sent])).toBe(sent);
  expect(receiptThatCounts([refused])).toBe(refused);
  expect(receiptThatCounts([])).toBeUndefined();
});

test('what was accepted says nothing of a structure corrected since then', () => {
  expect(receiptOfPresent(accepted, 'CCO')).toBe(accepted);
  expect(receiptOfPresent(accepted, 'CCN')).toBeUndefined();
  expect(receiptOfPresent(refused, 'CCN')).toBe(refused);
});

describe('what was accepted is kept beside what came later', () => {
  const other = { ...corrected, at: 'later' };

  test.each([
    [
      'a refusal of the corrected structure',
      accepted,
      corrected,
      { ...corrected, alsoAccepted: [accepted] },
    ],
    [
      'a refusal by the database of what its stand-in accepted',
      accepted,
      { ...refused, toStandIn: false },
      { ...refused, toStandIn: false, alsoAccepted: [accepted] },
    ],
    [
      'acceptance by the stand-in of what the database has',
      inDatabase,
      accepted,
      { ...inDatabase, alsoAccepted: [accepted] },
    ],
    [
      'acceptance of the corrected structure',
      inDatabase,
      { ...inDatabase, smiles: 'CCN' },
      { ...inDatabase, smiles: 'CCN', alsoAccepted: [inDatabase] },
    ],
    [
      'a second refusal',
      { ...corrected, alsoAccepted: [accepted] },
      other,
      { ...other, alsoAccepted: [accepted] },
    ],
    [
      'a later acceptance of the same structure, which takes its place',
      { ...corrected, alsoAccepted: [accepted] },
      { ...accepted, at: 'later' },
      { ...accepted, at: 'later' },
    ],
    [
      'nothing that was not accepted',
      refused,
      { ...sent, smiles: 'CCN' },
      { ...sent, smiles: 'CCN' },
    ],
  ])('%s', (_what, before, after, expected) => {
    expect(receiptAfter(before, after)).toEqual(expected);
  });

  test('and counts once its structure stands again', () => {
    const receipt = receiptAfter(accepted, corrected);
    expect(receiptOfPresent(receipt, 'CCO')).toEqual(accepted);
    expect(receiptOfPresent(receipt, 'CCN')).toBe(receipt);
    expect(isTaken(receipt, 'CCO', true)).toBe(true);
    expect(isTaken(receipt, 'CCN', true)).toBe(false);
  });
});
