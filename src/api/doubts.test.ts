/** @jest-environment node */
import * as v from 'valibot';
import { doubtsSchema, toDoubts } from './doubts.schema';

const wire = { kind: 'label', atoms: [3], x: 0.2, y: 0.4, confidence: 0.5, says: 'Read as Br.' };
const read = (doubts: unknown) => toDoubts(v.parse(doubtsSchema, doubts));

test('keeps a doubt with all that is said of it', () => {
  const whole = { ...wire, radius: 0.05, readings: ['Br', 'B'] };
  expect(read([whole])).toEqual([whole]);
});

test('sorts the least sure first', () => {
  const confidences = [0.8, 0.1, 0.5].map((confidence) => ({ ...wire, confidence }));
  expect(read(confidences)?.map(({ confidence }) => confidence)).toEqual([0.1, 0.5, 0.8]);
});

test.each([
  ['no list', 'x'],
  ['null', null],
  ['an empty list', []],
  ['a list of no doubts', [1, null, 'x', {}]],
])('%s is none', (_what, doubts) => {
  expect(read(doubts)).toBeUndefined();
});

test.each([
  ['without a sentence', { says: ' ' }],
  ['with an index that is none', { atoms: [-1] }],
  ['with half an index', { atoms: [0.5] }],
  ['with a huge index', { atoms: [1e9] }],
  ['with atoms that are no list', { atoms: 'all' }],
  ['at no place', { x: null }],
  ['at an infinite place', { y: Infinity }],
  ['at no number', { x: NaN }],
  ['without confidence', { confidence: undefined }],
])('leaves out a doubt %s, and keeps the others', (_what, change) => {
  expect(read([{ ...wire, ...change }, wire])).toEqual([wire]);
});

test.each([
  ['a place beyond the edge', { x: 1.2, y: -3 }, { x: 1, y: 0 }],
  ['a confidence above one', { confidence: 7 }, { confidence: 1 }],
  ['a kind that is not known', { kind: 'mood' }, { kind: 'other' }],
  ['an atom named twice', { atoms: [2, 2, 1] }, { atoms: [2, 1] }],
  ['control characters', { says: 'Br\u0000\u202e or  B' }, { says: 'Br or B' }],
])('mends %s', (_what, change, expected) => {
  expect(read([{ ...wire, ...change }])).toEqual([{ ...wire, ...expected }]);
});

test('bounds what is kept', () => {
  const doubt = {
    ...wire,
    atoms: Array.from({ length: 5000 }, (_, i) => i),
    readings: Array.from({ length: 100 }, () => 'B'.repeat(500)),
    says: 'x'.repeat(100_000),
  };
  const kept = read(Array.from({ length: 1000 }, () => doubt)) ?? [];
  expect(kept).toHaveLength(16);
  expect(kept[0]?.atoms).toHaveLength(200);
  expect(kept[0]?.readings).toHaveLength(6);
  expect(kept[0]?.readings?.[0]).toHaveLength(60);
  expect(kept[0]?.says).toHaveLength(300);
});
