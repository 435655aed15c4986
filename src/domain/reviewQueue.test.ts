import { putOff } from './putOff';
import {
  queueGroupOf,
  queueOf,
  standingQueue,
  toDecideAfter,
  type QueueFacts,
} from './reviewQueue';

const READ: QueueFacts = {
  ...{
    id: 'x',
    verdict: undefined,
    isRead: true,
    isDoubtful: false,
    hasFailed: false,
    score: 0.95,
  },
};
const named = (id: string, changes: Partial<QueueFacts> = {}): QueueFacts => ({
  ...{ ...READ, ...changes, id },
});
const doubtful = (id: string, score: number) => named(id, { isDoubtful: true, score });
const failed = (id: string) => named(id, { isRead: false, hasFailed: true, score: undefined });
const pending = (id: string) => named(id, { isRead: false, score: undefined });
const judged = (id: string) => named(id, { verdict: 'correct' });

test.each([
  ['read', READ, 'unchecked'],
  ['not read yet', pending('x'), 'unchecked'],
  ['doubtful', doubtful('x', 0.5), 'doubtful'],
  ['not readable', failed('x'), 'failed'],
  ['read before its latest reading failed', { ...READ, hasFailed: true }, 'unchecked'],
  ['judged, however doubtful', { ...doubtful('x', 0.1), verdict: 'correct' as const }, 'done'],
])('a drawing that is %s', (_what, facts, group) => {
  expect(queueGroupOf(facts)).toBe(group);
});

const ARTICLE = [named('a'), doubtful('b', 0.7), failed('c'), judged('d'), doubtful('e', 0.3)];
const idsOf = (queue: readonly { readonly id: string }[]) => queue.map(({ id }) => id).join('');

test('the doubtful come first, the least sure of them before all; the judged last', () => {
  expect(idsOf(queueOf(ARTICLE, 'doubtfulFirst'))).toBe('ebcad');
});

test('in reading order nothing is moved', () => {
  expect(idsOf(queueOf(ARTICLE, 'article'))).toBe('abcde');
});

describe('the queue while it is worked on', () => {
  const fixed = queueOf(ARTICLE, 'doubtfulFirst');

  test('moves a decided drawing to the end of Done, and nothing else', () => {
    const now = ARTICLE.map((each) =>
      each.id === 'e' ? { ...each, verdict: 'correct' as const } : each,
    );
    expect(idsOf(standingQueue(fixed, now))).toBe('bcade');
  });

  test('keeps a doubtful drawing in its place when another reading of it is taken', () => {
    const now = ARTICLE.map((each) => (each.id === 'e' ? named('e') : each));
    expect(idsOf(standingQueue(fixed, now))).toBe('ebcad');
  });

  test('puts what was read meanwhile below what is in its group', () => {
    const before = queueOf([...ARTICLE, pending('f')], 'doubtfulFirst');
    const now = [...ARTICLE, doubtful('f', 0.1)];
    expect(idsOf(standingQueue(before, now))).toBe('ebfcad');
  });

  test('adds drawings that were found meanwhile, and leaves out those that are gone', () => {
    const now = [...ARTICLE.filter(({ id }) => id !== 'b'), failed('g')];
    expect(idsOf(standingQueue(fixed, now))).toBe('ecgad');
  });

  test('takes a drawing whose judgement was taken back among the undecided again', () => {
    const now = ARTICLE.map((each) => (each.id === 'd' ? named('d') : each));
    expect(standingQueue(fixed, now).find(({ id }) => id === 'd')?.group).toBe('unchecked');
  });
});

describe('after a decision', () => {
  const queue = queueOf(ARTICLE, 'doubtfulFirst');

  test.each([
    ['e', 'b'],
    ['c', 'a'],
    ['a', 'e'],
    ['d', 'e'],
    [null, 'e'],
  ])('of %s comes %s', (id, next) => {
    expect(toDecideAfter(queue, id)[0]).toBe(next);
  });

  test('come all undecided ones after it, then those before it', () => {
    expect(toDecideAfter(queue, 'c').join('')).toBe('aeb');
  });

  test('comes nothing if all others are judged', () => {
    expect(toDecideAfter(queueOf([judged('a'), named('b')], 'article'), 'b')).toEqual([]);
  });
});

test('a drawing that is put off comes last of its group', () => {
  const queue = putOff(queueOf(ARTICLE, 'doubtfulFirst'), 'e');
  expect(idsOf(standingQueue(queue, ARTICLE))).toBe('becad');
});
