/** @jest-environment node */
import { createSegments } from '@/testing/segments';
import { exportedTrail, trailTable } from './exportedTrail';
import type { TrailEntry } from './trail';

const place = { directory: 'tea', pdfId: '1', pdfFilename: 'tea.pdf' };
const segments = createSegments(['page_0_0_segmented.png', 'page_2_0_segmented.png'], place);
const [first, second] = segments.map(({ id }) => id) as [string, string];
const AT = '2026-05-01T10:00:00.000Z';
const ENTRIES: readonly TrailEntry[] = [
  { id: first, field: 'relation', from: null, to: 'notIsolated', at: AT },
  {
    ...{ id: second, field: 'verdict', from: { verdict: 'correct' }, at: AT, by: 'Ada' },
    to: { verdict: 'rejected', reason: 'duplicate', duplicateOf: first },
    how: 'undo',
  },
  { id: 'gone', field: 'part', from: 'leaves', to: '', at: AT },
];
const trail = { entries: ENTRIES, dropped: 0 };

test('JSON names the drawings as it names the structures, also the one that is repeated', () => {
  expect(exportedTrail(trail, segments)).toEqual({
    changes: [
      { segmentId: 'page-0-segment-0', field: 'relation', from: null, to: 'notIsolated', at: AT },
      {
        ...{ segmentId: 'page-2-segment-0', field: 'verdict', from: { verdict: 'correct' } },
        to: { verdict: 'rejected', reason: 'duplicate', duplicateOf: 'page-0-segment-0' },
        ...{ at: AT, by: 'Ada', how: 'undo' },
      },
      { segmentId: 'gone', field: 'part', from: 'leaves', to: '', at: AT },
    ],
  });
});

test('an article of which nothing was changed has no list, and one that lost some says how many', () => {
  expect(exportedTrail({ entries: [], dropped: 0 }, segments)).toEqual({});
  expect(exportedTrail({ ...trail, dropped: 7 }, segments)).toMatchObject({ changesDropped: 7 });
});

test('the table says it in words, and leaves empty what was not said', () => {
  expect(trailTable(trail, segments, (id) => (id === first ? '1' : ''))).toEqual({
    headers: ['drawing', 'field', 'from', 'to', 'changed_by', 'changed_at', 'how'],
    rows: [
      ['page-1-drawing-1', 'Relation to the organism', '', 'Not isolated here', '', AT, ''],
      [
        ...['page-3-drawing-1', 'Judgement', 'Verified', 'Rejected: Duplicate of #1'],
        ...['Ada', AT, 'undo'],
      ],
      ['gone', 'Part', 'leaves', 'none', '', AT, ''],
    ],
  });
});
