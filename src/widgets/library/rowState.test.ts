/** @jest-environment node */
import type { ArticleFacts, WorkSummary } from '@/platform/workStore';
import { ordinalText, rowState } from './rowState';
import { sortArticles } from './sortArticles';

const summary = (facts: Partial<ArticleFacts> | undefined, segmentCount = 0): WorkSummary => ({
  ...{ hash: 'h', name: 'a.pdf', savedAt: 0, size: 1, structureCount: 0, revision: 'r' },
  segmentCount,
  ...(facts && {
    facts: {
      ...{ pageCount: 3, isBegun: true, isRead: true },
      ...{ checkedCount: 0, doubtfulCount: 0, failedCount: 0 },
      ...facts,
    },
  }),
});

const NOWHERE = { queue: [], reading: null, failure: undefined };

test.each([
  [summary({}), { ...NOWHERE, reading: 'h', queue: ['h'] }, { kind: 'reading' }],
  [
    summary({}),
    { ...NOWHERE, reading: 'x', queue: ['x', 'y', 'h'] },
    { kind: 'waiting', place: 2 },
  ],
  [summary({}), { ...NOWHERE, failure: 'no' }, { kind: 'failed', message: 'no' }],
  [summary({ isBegun: false, isRead: false }), NOWHERE, { kind: 'unread' }],
  [summary({ isRead: false }, 2), NOWHERE, { kind: 'partly' }],
  [summary({}), NOWHERE, { kind: 'noDrawings' }],
  [summary({ checkedCount: 2 }, 2), NOWHERE, { kind: 'checked' }],
  [
    summary({ checkedCount: 1, doubtfulCount: 2 }, 5),
    NOWHERE,
    { kind: 'toCheck', left: 4, doubtful: 2 },
  ],
  [summary(undefined, 5), NOWHERE, { kind: 'unknown' }],
])('an article stands as its facts and the queue say (%#)', (work, places, expected) => {
  expect(rowState(work, places)).toEqual(expected);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [112, '112th'],
])('place %i is the %s', (place, words) => expect(ordinalText(place)).toBe(words));

test('articles are sorted by a column in both directions, and otherwise stay as they come', () => {
  const works = [
    { ...summary({ title: 'Beta', checkedCount: 1 }, 2), hash: 'b', savedAt: 1, size: 3 },
    { ...summary({ title: 'Alpha', checkedCount: 2 }, 2), hash: 'a', savedAt: 3, size: 1 },
    { ...summary(undefined), name: 'Gamma', hash: 'g', savedAt: 2, size: 2 },
  ];
  const order = (...of: Parameters<typeof sortArticles>) =>
    sortArticles(...of)
      .map(({ hash }) => hash)
      .join('');
  expect(order(works, null)).toBe('bag');
  expect(order(works, { key: 'article', isDescending: false })).toBe('abg');
  expect(order(works, { key: 'checked', isDescending: true })).toBe('abg');
  expect(order(works, { key: 'saved', isDescending: true })).toBe('agb');
  expect(order(works, { key: 'size', isDescending: false })).toBe('agb');
});
