/** @jest-environment node */
import type { Work } from '@/domain/work';
import { fallback, fullWork } from '../testing/fullWork';
import { readSnapshot } from './readSnapshot';
import { upgraded } from './upgrade';

/** Work as version 1 wrote it: segments without an origin, their boxes as edges. */
function written(work: Work) {
  const { judgements, ...segments } = work.segments;
  const markedCorrect = Object.keys(judgements);
  const items = work.segments.items.map(({ origin: _origin, box, ...segment }) => ({
    ...segment,
    ...(box && { bbox: [box.x, box.y, box.x + box.width, box.y + box.height] }),
  }));
  return { version: 1, work: { ...work, segments: { ...segments, markedCorrect, items } } };
}
/** Labels, compounds and the undo list came later; of a mark nothing but the structure is known. */
const { compoundDrafts: _drafts, history: _history, ...earlier } = fullWork;
const { timestamp, engine } = fullWork.structures[1]!;
const work: Work = {
  ...earlier,
  segments: {
    ...fullWork.segments,
    judgements: {
      [fullWork.segments.items[1]!.id]: { verdict: 'correct', version: { timestamp, engine } },
    },
    items: fullWork.segments.items.map(({ label: _label, ...segment }) => segment),
  },
};
const old = written(work);
const [first, second, third] = old.work.segments.items;
const withItems = (...items: unknown[]) => ({
  ...old,
  work: { ...old.work, segments: { ...old.work.segments, items } },
});

test('a segment of version 1 is as it was: named after its file, its box as edges', () => {
  expect(second).toEqual({
    id: 'page-0-segment-1',
    path: 'paper-1f2e/all_segments/page_0_1_segmented.png',
    filename: 'page_0_1_segmented.png',
    pageNumber: 1,
    segmentNumber: 2,
    pageIndex: 0,
    segmentIndex: 1,
    pdfId: '1700000000000',
    pdfFilename: 'paper-1f2e.pdf',
    bbox: [10, 20, 110, 140],
  });
});

test('work of version 1 opens whole, with the ids that its marks and structures name', () => {
  expect(readSnapshot(old, fallback)).toEqual({ kind: 'whole', work });
});

test('work of version 2 opens whole, its marks as judgements of the structures that stood', () => {
  const { judgements, ...segments } = work.segments;
  const markedCorrect = Object.keys(judgements);
  const stored = { version: 2, work: { ...work, segments: { ...segments, markedCorrect } } };
  expect(readSnapshot(stored, fallback)).toEqual({ kind: 'whole', work });
});

test('a mark of a segment without a structure stays a judgement, though it says nothing', () => {
  const { judgements: _judgements, ...segments } = work.segments;
  const stored = {
    version: 2,
    work: { ...work, segments: { ...segments, markedCorrect: ['x', 3] } },
  };
  expect(upgraded(stored)).toMatchObject({
    work: { segments: { judgements: { x: { verdict: 'correct' }, 3: { verdict: 'correct' } } } },
  });
});

test('a damaged box of version 1 is left out alone, and that is told', () => {
  const stored = withItems(first, { ...second, bbox: [10, 20, 'x', 140] }, third);
  const read = readSnapshot(stored, fallback);
  if (read.kind !== 'salvaged') throw new Error(`${read.kind}, not salvaged`);
  const { box: _box, ...withoutBox } = work.segments.items[1]!;
  expect(read.work.segments.items[1]).toEqual(withoutBox);
  expect(read.leftOut).toEqual([{ kind: 'detail', count: 1 }]);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['another version', { version: 4, work: { segments: { items: [{ bbox: [1, 2, 3, 4] }] } } }],
])('%s is left as it is', (_what, stored) => {
  expect(upgraded(stored)).toBe(stored);
});

test.each([
  ['no work', { version: 1 }],
  ['work that is text', { version: 1, work: 'x' }],
  ['segments that are a list', { version: 1, work: { segments: [] } }],
  ['segments that are text', { version: 1, work: { segments: { items: ['x', null] } } }],
])('of %s only the version is another', (_what, stored) => {
  expect(upgraded(stored)).toEqual({ ...stored, version: 3 });
});
