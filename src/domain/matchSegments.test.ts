import { drawnSegment, matchSegments } from './matchSegments';
import type { PageBox } from './pageBox';
import { createCutOuts, edgesOf, type CutOut, type Segment } from './segment';

const SOURCE = { directory: 'paper', pdfId: '1', pdfFilename: 'paper.pdf' };
const A: PageBox = [100, 100, 200, 200];
const B: PageBox = [100, 300, 200, 400];
const C: PageBox = [300, 100, 400, 200];

/** Cut-outs of the first page, numbered in the order given. */
const cutOuts = (...boxes: (PageBox | undefined)[]): CutOut[] => {
  const names = boxes.map((_, i) => `page_0_${i}_segmented.png`);
  const known = names.flatMap((name, i) => (boxes[i] ? [[name, boxes[i]] as const] : []));
  return createCutOuts(names, SOURCE, Object.fromEntries(known));
};

const ids = (prefix: string) => {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
};
const first = (...boxes: (PageBox | undefined)[]) => matchSegments([], cutOuts(...boxes), ids('a'));
const again = (known: readonly Segment[], ...boxes: (PageBox | undefined)[]) =>
  matchSegments(known, cutOuts(...boxes), ids('b'));
const named = (segments: readonly Segment[]) =>
  segments.map(({ id, filename }) => `${id} ${filename}`);

test('each cut-out of a document becomes a segment that was found, with an id of its own', () => {
  expect(first(A, B)).toMatchObject([
    { id: 'a1', origin: 'found', filename: 'page_0_0_segmented.png' },
    { id: 'a2', origin: 'found', filename: 'page_0_1_segmented.png' },
  ]);
});

test('a drawing in the same place keeps its id, whatever its file is called now', () => {
  expect(named(again(first(A, B), C, B, A))).toEqual([
    'b1 page_0_0_segmented.png',
    'a2 page_0_1_segmented.png',
    'a1 page_0_2_segmented.png',
  ]);
});

test('a file that bears a known name and holds another drawing is another segment', () => {
  const [one, other] = again(first(A), C);
  expect(one).toMatchObject({ id: 'b1', filename: 'page_0_0_segmented.png' });
  expect(other).toMatchObject({ id: 'a1', filename: '', path: '' });
});

test.each<[string, PageBox, string]>([
  ['exactly half of the common area', [100, 100, 200, 150], 'a1'],
  ['a little less than half', [100, 100, 200, 149], 'b1'],
  ['nothing but an edge', [200, 100, 300, 200], 'b1'],
  ['a large box around it', [0, 0, 300, 300], 'b1'],
])('boxes that share %s: %j is %s', (_share, box, id) => {
  expect(again(first(A), box)[0]?.id).toBe(id);
});

test('the same place on another page is another drawing', () => {
  const [cutOut] = cutOuts(A);
  const elsewhere = createCutOuts(['page_1_0_segmented.png'], SOURCE, {
    'page_1_0_segmented.png': edgesOf(cutOut!.box!),
  });
  const segments = matchSegments(first(A), elsewhere, ids('b'));
  expect(named(segments)).toEqual(['a1 ', 'b1 page_1_0_segmented.png']);
});

test('of two that overlap one, the better fit is the same drawing', () => {
  const nearly: PageBox = [100, 100, 200, 170];
  expect(named(again(first(A), nearly, A))).toEqual([
    'b1 page_0_0_segmented.png',
    'a1 page_0_1_segmented.png',
  ]);
});

test.each([
  ['before', [undefined, undefined], [A, B]],
  ['now', [A, B], [undefined, undefined]],
  ['ever', [undefined, undefined], [undefined, undefined]],
])('without boxes %s, the file name tells', (_when, before, now) => {
  expect(named(again(first(...before), ...now))).toEqual([
    'a1 page_0_0_segmented.png',
    'a2 page_0_1_segmented.png',
  ]);
});

test('what was not found stays without a cut-out, under a number that is no other’s', () => {
  const unfound = again(first(A, B), C).filter(({ path }) => path === '');
  expect(unfound).toMatchObject([
    { id: 'a2', filename: '', segmentIndex: 1, segmentNumber: 2 },
    { id: 'a1', filename: '', segmentIndex: 2, segmentNumber: 3 },
  ]);
});

test('what was not found and comes again is what it was', () => {
  const gone = again(first(A, B), A);
  expect(named(again(gone, A, B))).toEqual([
    'a1 page_0_0_segmented.png',
    'a2 page_0_1_segmented.png',
  ]);
});

test.each<[string, readonly (PageBox | undefined)[], (PageBox | undefined)[]]>([
  ['and the drawing there has a box', [undefined, undefined], [A, B]],
  ['and neither has a box', [undefined, undefined], [undefined, undefined]],
  ['and only the segment has one', [A, B], [undefined, undefined]],
])('a number leads to no segment without a cut-out: %s', (_case, before, now) => {
  const known = first(...before).map((segment) => ({ ...segment, path: '', filename: '' }));
  expect(named(again(known, ...now))).toEqual([
    'b1 page_0_0_segmented.png',
    'b2 page_0_1_segmented.png',
    'a1 ',
    'a2 ',
  ]);
});

describe('a segment that the user drew', () => {
  const box = { page: 0, x: 98, y: 98, width: 104, height: 104 };
  const identity = { id: 'mine', pdfId: '1', pdfFilename: 'paper.pdf' };

  test('stands behind those of its page, and has no cut-out', () => {
    expect(drawnSegment(box, identity, first(A, B))).toEqual({
      ...identity,
      ...{ origin: 'drawn', box, path: '', filename: '' },
      ...{ pageIndex: 0, pageNumber: 1, segmentIndex: 2, segmentNumber: 3 },
    });
    expect(drawnSegment({ ...box, page: 4 }, identity, first(A, B))).toMatchObject({
      ...{ pageNumber: 5, segmentNumber: 1 },
    });
  });

  test('is not the cut-out that happens to bear its number', () => {
    const known = first(undefined);
    const mine = drawnSegment(box, identity, known);
    expect(named(again([...known, mine], undefined, undefined))).toEqual([
      'a1 page_0_0_segmented.png',
      'b1 page_0_1_segmented.png',
      'mine ',
    ]);
  });

  test('and that is found later keeps its id, its origin and the box that was drawn', () => {
    const [segment] = again([drawnSegment(box, identity, [])], A);
    expect(segment).toMatchObject({
      ...{ id: 'mine', origin: 'drawn', box, filename: 'page_0_0_segmented.png' },
    });
  });

  test('and that was cut out keeps its own picture, whether it is found later or not', () => {
    const filename = 'page_0_box_9800_9800_20200_20200.png';
    const mine = drawnSegment(box, identity, first(B));
    const cut = { ...mine, filename, path: `paper/all_segments/${filename}` };
    const own = { id: 'mine', origin: 'drawn', box, filename, path: cut.path };
    expect(again([...first(B), cut], B)[1]).toMatchObject({ ...own, segmentIndex: 1 });
    expect(again([...first(B), cut], B, A)[1]).toMatchObject({ ...own, segmentIndex: 1 });
    const renumbered = again([...first(B), cut], B, C)[2];
    expect(renumbered).toMatchObject({ ...own, segmentIndex: 2, segmentNumber: 3 });
  });
});

describe('what the user said of boxes that the services found', () => {
  const overrule = (known: readonly Segment[], ids: readonly string[]) => ({
    rest: known.filter(({ id }) => !ids.includes(id)),
    places: Object.fromEntries(
      known
        .filter(({ id }) => ids.includes(id))
        .map(({ id, pageIndex, segmentIndex, box }) => [
          id,
          { pageIndex, segmentIndex, ...(box && { box }) },
        ]),
    ),
  });

  test.each<[string, (PageBox | undefined)[]]>([
    ['with boxes', [A, B]],
    ['without boxes', [undefined, undefined]],
  ])('a removed one is not found again, from services %s', (_which, boxes) => {
    const { rest, places } = overrule(first(...boxes), ['a1']);
    const segments = matchSegments(rest, cutOuts(...boxes), ids('b'), places);
    expect(named(segments)).toEqual(['a2 page_0_1_segmented.png']);
  });

  test('a box that was changed is neither cut out nor found anew in its old place', () => {
    const known = first(A, B);
    const { places } = overrule(known, ['a1']);
    const box = { page: 0, x: 100, y: 100, width: 90, height: 100 };
    const changed = { ...known[0]!, origin: 'drawn' as const, box, path: '', filename: '' };
    const segments = matchSegments([changed, known[1]!], cutOuts(A, B), ids('b'), places);
    expect(named(segments)).toEqual(['a1 ', 'a2 page_0_1_segmented.png']);
    expect(segments[0]).toMatchObject({ box, origin: 'drawn' });
  });

  test('another drawing there is found all the same', () => {
    const { rest, places } = overrule(first(A, B), ['a1']);
    const segments = matchSegments(rest, cutOuts(C, B), ids('b'), places);
    expect(named(segments)).toContain('b1 page_0_0_segmented.png');
  });
});
