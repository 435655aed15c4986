/** @jest-environment node */
import { isWithoutQuestion, seriesPlan, type SubmittableDrawing } from './submissionSeries';

const drawing = (id: string, about: Partial<SubmittableDrawing> = {}): SubmittableDrawing => ({
  ...{ id, verdict: undefined, smiles: 'CCO', receipt: undefined },
  ...about,
});
const correct = (id: string) => drawing(id, { verdict: 'correct' });
const rejected = (id: string) => drawing(id, { verdict: 'rejected' });
const unread = (id: string) => drawing(id, { smiles: undefined });
const receipt = { at: '2026-05-01T12:00:00.000Z', smiles: 'CCO', toStandIn: true };
const NONE = { checked: [], unchecked: [], accepted: [], rejected: [], unread: [] };

test.each([
  ['a checked one goes', [correct('a')], { checked: ['a'] }],
  ['an unchecked one is asked about', [drawing('a')], { unchecked: ['a'] }],
  ['a rejected one cannot go', [rejected('a')], { rejected: ['a'] }],
  ['one without a structure cannot go', [unread('a')], { unread: ['a'] }],
  ['of several drawings the checked one goes', [drawing('a'), correct('b')], { checked: ['b'] }],
  [
    'a rejected drawing leaves the place to another',
    [rejected('a'), drawing('b')],
    { unchecked: ['b'] },
  ],
  [
    'a drawing without a structure leaves the place to another',
    [unread('a'), correct('b')],
    { checked: ['b'] },
  ],
  [
    'what COCONUT has does not go again',
    [correct('a'), drawing('b', { receipt })],
    { accepted: ['b'] },
  ],
  [
    'what was corrected since COCONUT took it goes',
    [drawing('a', { verdict: 'correct', receipt: { ...receipt, smiles: 'CCN' } })],
    { checked: ['a'] },
  ],
  [
    'what only the database has goes to its stand-in',
    [drawing('a', { verdict: 'correct', receipt: { ...receipt, toStandIn: false } })],
    { checked: ['a'] },
  ],
  [
    'what was refused goes again',
    [drawing('a', { verdict: 'correct', receipt: { ...receipt, outcome: 'refused' as const } })],
    { checked: ['a'] },
  ],
])('%s', (_rule, drawings, expected) => {
  expect(seriesPlan([drawings], true)).toEqual({ ...NONE, ...expected });
});

test('what only a stand-in accepted goes to the database', () => {
  const drawings = [drawing('a', { verdict: 'correct', receipt })];
  expect(seriesPlan([drawings], false)).toEqual({ ...NONE, checked: ['a'] });
});

test('only a series of checked compounds starts without a question', () => {
  expect(isWithoutQuestion(seriesPlan([[correct('a')], [correct('b')]], true))).toBe(true);
  expect(isWithoutQuestion(seriesPlan([[correct('a')], [drawing('b')]], true))).toBe(false);
  expect(isWithoutQuestion(seriesPlan([[correct('a')], [rejected('b')]], true))).toBe(false);
  expect(isWithoutQuestion(seriesPlan([], true))).toBe(false);
});
