import { emptyReplica, valueOf, withKept, withSaid } from './replica';
import type { Json, KeptEvent } from './event';

const ARTICLE = 'a'.repeat(64);
const PART = 'drafts/segment-1';
const AT = '2026-11-30T10:00:00.000Z';

const kept = (seq: number, by: string, to: Json, base = 0, part = PART): KeptEvent => ({
  ...{ id: `${by}${seq}`, article: ARTICLE, part, from: null, to, at: AT, base, seq, by },
});

const after = (...events: readonly KeptEvent[]) => withKept(emptyReplica(ARTICLE), 0, events);

test('what is said here shows at once, and knows what it took the place of', () => {
  const said = withSaid(after(kept(1, 'anna', 'tea')), {
    id: 'x',
    part: PART,
    to: 'coffee',
    at: AT,
  });
  expect(valueOf(said, PART)).toBe('coffee');
  expect(said.outbox).toMatchObject([
    { id: 'x', part: PART, from: 'tea', to: 'coffee', at: AT, base: 1 },
  ]);
});

test('what is said here still shows while others’ later words arrive, until it has its own place among them', () => {
  const said = withSaid(after(kept(1, 'anna', 'tea')), {
    id: 'ben3',
    part: PART,
    to: 'milk',
    at: AT,
  });
  const others = withKept(said, 1, [kept(2, 'anna', 'coffee', 1)]);
  expect(valueOf(others, PART)).toBe('milk');
  const all = withKept(others, 2, [kept(3, 'ben', 'milk', 1)]);
  expect(all.outbox).toEqual([]);
  expect(all.parts[PART]).toMatchObject({
    value: 'milk',
    beside: [{ value: 'coffee', by: 'anna' }],
  });
});

test.each([
  ['two who did not know of each other', [kept(1, 'anna', 'a'), kept(2, 'ben', 'b')], ['a']],
  [
    'two who say the same',
    [kept(1, 'anna', { x: [1], y: 2 }), kept(2, 'ben', { y: 2, x: [1] })],
    [],
  ],
  ['one after the other', [kept(1, 'anna', 'a'), kept(2, 'ben', 'b', 1)], []],
  ['one person twice, offline', [kept(1, 'anna', 'a'), kept(2, 'anna', 'b')], []],
  ['three', [kept(1, 'anna', 'a'), kept(2, 'ben', 'b'), kept(3, 'cleo', 'c')], ['a', 'b']],
  ['one who takes it away', [kept(1, 'anna', 'a'), kept(2, 'ben', null)], ['a']],
  [
    'two, and one who then chose between them',
    [kept(1, 'anna', 'a'), kept(2, 'ben', 'b'), kept(3, 'anna', 'a', 2)],
    [],
  ],
  [
    'two, of whom one goes on without knowing',
    [kept(1, 'anna', 'a'), kept(2, 'ben', 'b'), kept(3, 'ben', 'c')],
    ['a'],
  ],
  ['two at other parts', [kept(1, 'anna', 'a'), kept(2, 'ben', 'b', 0, 'drafts/other')], []],
])(
  'of %s the last word stands, and beside it what its author did not know',
  (_who, events, beside) => {
    const { parts } = after(...events);
    const last = events.findLast(({ part }) => part === PART);
    expect(parts[PART]?.value).toEqual(last?.to);
    expect(parts[PART]?.beside.map(({ value }) => value)).toEqual(beside);
  },
);

test('an answer that repeats what is known, or leaves a gap, changes nothing', () => {
  const events = [kept(1, 'anna', 'a'), kept(2, 'anna', 'b', 1)];
  const replica = after(...events);
  expect(withKept(replica, 0, events)).toBe(replica);
  expect(withKept(replica, 5, [kept(6, 'anna', 'c', 5)])).toBe(replica);
});
