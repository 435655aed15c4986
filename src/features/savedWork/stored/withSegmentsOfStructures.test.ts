/** @jest-environment node */
import { matchSegments } from '@/domain/matchSegments';
import type { PageBox } from '@/domain/pageBox';
import { createCutOuts } from '@/domain/segment';
import { SNAPSHOT_VERSION } from './snapshot';
import { fallback, fullWork } from '../testing/fullWork';
import { readSnapshot } from './readSnapshot';
import { withSegmentsOfStructures } from './withSegmentsOfStructures';

const [first, second, third] = fullWork.segments.items;
const withItems = (...items: (typeof fullWork.segments.items)[number][]) => ({
  ...fullWork,
  segments: { ...fullWork.segments, items },
});

test('work with a segment for every structure is left as it is', () => {
  expect(withSegmentsOfStructures(fullWork)).toBe(fullWork);
});

test('a structure whose segment is missing gets one without a cut-out, in its place', () => {
  const { segments, structures } = withSegmentsOfStructures(withItems(first!, third!));
  expect(segments.items.map(({ id, path, filename }) => [id, path, filename])).toEqual([
    [first!.id, first!.path, first!.filename],
    [second!.id, '', ''],
    [third!.id, third!.path, third!.filename],
  ]);
  expect(structures[1]).toEqual({ ...fullWork.structures[1], filename: '' });
});

test('it never takes the number of another segment of its page', () => {
  const renumbered = { ...second!, segmentIndex: 0, segmentNumber: 1 };
  const { segments, structures } = withSegmentsOfStructures(withItems(renumbered, third!));
  expect(segments.items.map(({ id, segmentNumber }) => [id, segmentNumber])).toEqual([
    [second!.id, 1],
    [first!.id, 2],
    [third!.id, 1],
  ]);
  expect(structures[0]).toMatchObject({ segmentIndex: 1, name: 'Page 1, segment 2' });
});

test('a drawing that is found later under the number it was given is another drawing', () => {
  const names = [0, 1, 2, 3].map((index) => `page_0_${index}_segmented.png`);
  const boxes = Object.fromEntries(
    names.map((name, index): [string, PageBox] => [name, [0, index * 100, 50, index * 100 + 50]]),
  );
  const source = { directory: 'paper-1f2e', pdfId: first!.pdfId, pdfFilename: first!.pdfFilename };
  const cutOuts = createCutOuts(names, source, boxes);
  const ids = [first!.id, 'found1', 'found2'];
  const known = ids.map((id, index) => ({ ...first!, ...cutOuts[index]!, id }));
  const { segments } = withSegmentsOfStructures(withItems(...known, third!));
  const lost = segments.items.find(({ id }) => id === second!.id);
  expect(lost).toMatchObject({ pageIndex: 0, segmentIndex: 3 });
  const matched = matchSegments(segments.items, cutOuts, () => 'fourth');
  expect(matched.find(({ filename }) => filename === names[3])?.id).toBe('fourth');
  expect(matched.find(({ id }) => id === second!.id)).toMatchObject({ filename: '' });
});

test('work that was saved without them can be saved and read again', () => {
  const stored = { version: SNAPSHOT_VERSION, work: withItems(first!, third!) };
  const read = readSnapshot(stored, fallback);
  if (read.kind !== 'whole') throw new Error(read.kind);
  expect(read.work.segments.items).toHaveLength(3);
  const again = readSnapshot({ version: SNAPSHOT_VERSION, work: read.work }, fallback);
  expect(again).toEqual(read);
});
