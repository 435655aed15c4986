import { createSegments } from '@/testing/segments';
import { changeBox, drawBox, mergeBoxes, splitBox } from './boxEdit';
import { edgesOf, type Segment, type SegmentBox } from './segment';

const NAMES = [0, 1, 2].map((i) => `page_0_${i}_segmented.png`);
const BOXES: SegmentBox[] = [0, 1, 2].map((i) => ({
  ...{ page: 0, x: 10, y: 100 * i },
  ...{ width: 50, height: 60 },
}));
const LABEL = { number: '3', text: '3', box: [1, 2, 3, 4], confidence: 0.9 } as const;
const segments: Segment[] = createSegments(
  NAMES,
  { directory: 'paper', pdfId: '1', pdfFilename: 'paper.pdf' },
  Object.fromEntries(NAMES.map((name, i) => [name, edgesOf(BOXES[i]!)])),
  { [NAMES[0]!]: LABEL },
);
const [first, second, third] = segments as [Segment, Segment, Segment];
const IDENTITY = { id: 'new', pdfId: '1', pdfFilename: 'paper.pdf' };
const SMALL = { ...BOXES[0]!, width: 3 };

const ids = () => {
  let count = 0;
  return () => `part${(count += 1)}`;
};

test('a drawn box is a segment behind those of its page, still to be cut out', () => {
  const box = { page: 0, x: 1 / 3, y: 10, width: 40, height: 40 };
  expect(drawBox(box, IDENTITY, segments)).toEqual({
    removed: [],
    segments: [
      {
        ...IDENTITY,
        ...{ origin: 'drawn', box: { ...box, x: 0.33 }, path: '', filename: '' },
        ...{ pageIndex: 0, pageNumber: 1, segmentIndex: 3, segmentNumber: 4 },
      },
    ],
  });
});

test('a changed box keeps the segment’s id and number, and is the user’s from then on', () => {
  const box = { ...BOXES[0]!, width: 70 };
  const [changed] = changeBox(first, box)!.segments;
  expect(changed).toMatchObject({ id: first.id, segmentIndex: 0, origin: 'drawn', box });
  expect(changed).toMatchObject({ path: '', filename: '' });
  expect(changed).not.toHaveProperty('label');
});

test('merged boxes are one segment in place of the first', () => {
  expect(mergeBoxes([third, first], 'one')).toMatchObject({
    removed: [third.id, first.id],
    segments: [
      {
        ...{ id: 'one', origin: 'drawn', segmentIndex: 0, path: '' },
        box: { page: 0, x: 10, y: 0, width: 50, height: 260 },
      },
    ],
  });
});

test('a merged box says of what it is made, and keeps what is printed beside one of them', () => {
  expect(mergeBoxes([second, first], 'one')?.segments[0]).toMatchObject({
    madeOf: [second.id, first.id],
    label: LABEL,
  });
  const other = { ...second, label: { ...LABEL, number: '4', text: '4' } };
  expect(mergeBoxes([first, other], 'one')?.segments[0]).not.toHaveProperty('label');
});

test('a found drawing whose box is changed is made of itself; a drawn one is as it was', () => {
  const box = { ...BOXES[0]!, width: 70 };
  expect(changeBox(first, box)?.segments[0]).toMatchObject({ madeOf: [first.id] });
  const merged = { ...first, origin: 'drawn' as const, madeOf: ['a', 'b'] };
  expect(changeBox(merged, box)?.segments[0]).toMatchObject({ madeOf: ['a', 'b'] });
});

test('of a split box the first part has its number, the others stand behind those of the page', () => {
  const parts = [0, 30].map((y) => ({ ...BOXES[1]!, y: 100 + y, height: 30 }));
  const edit = splitBox(second, parts, segments, ids());
  expect(edit?.removed).toEqual([second.id]);
  expect(edit?.segments).toMatchObject([
    { id: 'part1', segmentIndex: 1, box: parts[0], origin: 'drawn' },
    { id: 'part2', segmentIndex: 3, box: parts[1], origin: 'drawn' },
  ]);
});

const ELSEWHERE = { ...BOXES[0]!, page: 1 };
const { box: _place, ...withoutPlace } = first;

test.each<[string, unknown]>([
  ['drawing a box that is too small', drawBox(SMALL, IDENTITY, [])],
  ['changing one to be too small', changeBox(first, SMALL)],
  ['putting one where it is', changeBox(first, { ...BOXES[0]! })],
  ['moving one to another page', changeBox(first, ELSEWHERE)],
  ['merging a single one', mergeBoxes([first], 'one')],
  ['merging none', mergeBoxes([], 'one')],
  ['merging across pages', mergeBoxes([first, { ...second, box: ELSEWHERE }], 'one')],
  ['merging one whose place is unknown', mergeBoxes([second, withoutPlace], 'one')],
  ['splitting into one part', splitBox(first, [BOXES[0]!], segments, ids())],
  ['splitting off too small a part', splitBox(first, [BOXES[0]!, SMALL], segments, ids())],
  ['splitting across pages', splitBox(first, [BOXES[0]!, ELSEWHERE], segments, ids())],
])('%s is no act', (_what, edit) => {
  expect(edit).toBeUndefined();
});
