import {
  compareSegments,
  hasCutOut,
  pageOfBoxFilename,
  segmentWithoutCutOut,
  type CutOut,
  type OverruledPlace,
  type Segment,
  type SegmentBox,
  type SegmentPosition,
} from './segment';

/**
 * The share of their joint area that two boxes have in common (intersection over union) from which they are
 * the same drawing: the usual figure for judging detectors (PASCAL VOC, Everingham et al., Int. J. Comput.
 * Vis. 88, 2010). Above one half, no box has two partners among boxes that do not overlap each other.
 */
const SAME_PLACE = 0.5;

interface Pair {
  readonly known: Segment;
  readonly cutOut: CutOut;
}

/**
 * The segments of a document after it was cut out again. A cut-out in the place of a known segment is that
 * segment; where one of the two has no box, the numbers in their file names tell. What is known and was not
 * found stays, without a cut-out: whether it goes is for those to say who know what a person said of it.
 *
 * What the user said about boxes stands: a drawing that was removed or put into another box is not found again,
 * and a drawn box keeps its own cut-out.
 *
 * @param newId makes the id of a segment that was not known
 * @param overruled by segment id, the places of drawings that the user removed or changed
 * @returns in reading order
 */
export function matchSegments(
  known: readonly Segment[],
  cutOuts: readonly CutOut[],
  newId: (cutOut: CutOut) => string,
  overruled: Readonly<Record<string, OverruledPlace>> = {},
): Segment[] {
  const free = known.filter(({ id }) => !Object.hasOwn(overruled, id));
  const matches = matchByNumbers(free, cutOuts, matchByPlace(free, cutOuts));
  const places = Object.values(overruled);
  const counting = cutOuts.filter(
    (cutOut) => matches.has(cutOut) || !places.some((place) => isPlaceOf(place, cutOut)),
  );
  const found = counting.map((cutOut): Segment => {
    const segment = matches.get(cutOut);
    return segment
      ? foundAgain(segment, cutOut)
      : { ...cutOut, id: newId(cutOut), origin: 'found' };
  });
  return withUnfound(found, known).sort(compareSegments);
}

const isPlaceOf = (place: OverruledPlace, cutOut: CutOut): boolean =>
  place.box && cutOut.box
    ? samePlace(place.box, cutOut.box)
    : numbersOf(place) === numbersOf(cutOut);

/** The best pairs first, each segment and each cut-out once. */
function matchByPlace(known: readonly Segment[], cutOuts: readonly CutOut[]) {
  const pairs = cutOuts
    .flatMap((cutOut) =>
      known.flatMap((segment) => {
        const share = commonShare(segment.box, cutOut.box);
        return share >= SAME_PLACE ? [{ known: segment, cutOut, share }] : [];
      }),
    )
    .sort((a, b) => b.share - a.share);
  return once(pairs, new Map());
}

/** Only a cut-out's number was given by the services; ours may be that of another drawing in their next list. */
function matchByNumbers(
  known: readonly Segment[],
  cutOuts: readonly CutOut[],
  taken: ReadonlyMap<CutOut, Segment>,
) {
  const byNumbers = new Map(
    known.filter(hasCutOut).map((segment) => [numbersOf(segment), segment]),
  );
  const pairs = cutOuts.flatMap((cutOut): Pair[] => {
    const segment = byNumbers.get(numbersOf(cutOut));
    return segment && !(segment.box && cutOut.box) ? [{ known: segment, cutOut }] : [];
  });
  return once(pairs, taken);
}

const numbersOf = ({ pageIndex, segmentIndex }: SegmentPosition) => `${pageIndex} ${segmentIndex}`;

function once(pairs: readonly Pair[], taken: ReadonlyMap<CutOut, Segment>) {
  const matches = new Map(taken);
  const matched = new Set(taken.values());
  for (const { known, cutOut } of pairs) {
    if (matches.has(cutOut) || matched.has(known)) continue;
    matches.set(cutOut, known);
    matched.add(known);
  }
  return matches;
}

/** Whether two boxes show the same drawing. */
export const samePlace = (a: SegmentBox | undefined, b: SegmentBox | undefined): boolean =>
  commonShare(a, b) >= SAME_PLACE;

/** 0..1; 0 unless both boxes are known and stand on one page. */
function commonShare(a: SegmentBox | undefined, b: SegmentBox | undefined): number {
  if (!a || !b || a.page !== b.page) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  const common = width * height;
  return common / (a.width * a.height + b.width * b.height - common);
}

/** A box that the user drew is the user's word, and stays, as does the picture that was cut out of it. */
function foundAgain(known: Segment, cutOut: CutOut): Segment {
  const { id, origin, box, path, filename, label, mentions, madeOf } = known;
  if (origin === 'found' || !box) return { ...cutOut, id, origin };
  const ofPerson = { id, origin, box, ...(madeOf && { madeOf }) };
  if (!isCutOutOfBox(known)) return { ...cutOut, ...ofPerson };
  const printed = { ...(label && { label }), ...(mentions && { mentions }) };
  return { ...cutOut, ...ofPerson, path, filename, ...printed };
}

/** Whether its picture shows the box that the user drew, and not what the services found there. */
const isCutOutOfBox = ({ origin, filename }: Segment): boolean =>
  origin === 'drawn' && pageOfBoxFilename(filename) !== undefined;

/** The name of a box's cut-out says the place, and stays right; any other may name another drawing now. */
const keptUnfound = (segment: Segment): Segment =>
  isCutOutOfBox(segment)
    ? {
        ...segment,
        pageNumber: segment.pageIndex + 1,
        segmentNumber: segment.segmentIndex + 1,
      }
    : segmentWithoutCutOut(segment);

/** Those first that keep their numbers. */
function withUnfound(found: readonly Segment[], known: readonly Segment[]): Segment[] {
  const ids = new Set(found.map(({ id }) => id));
  const numbers = new Set(found.map(numbersOf));
  const unfound = known.filter(({ id }) => !ids.has(id));
  const segments = [
    ...found,
    ...unfound.filter((segment) => !numbers.has(numbersOf(segment))).map(keptUnfound),
  ];
  for (const segment of unfound.filter((it) => numbers.has(numbersOf(it)))) {
    const segmentIndex = nextIndex(segments, segment.pageIndex);
    segments.push(keptUnfound({ ...segment, segmentIndex }));
  }
  return segments;
}

/** The number after the last one on a page, from 0. */
export function nextIndex(segments: readonly CutOut[], page: number): number {
  const taken = segments.filter(({ pageIndex }) => pageIndex === page);
  return Math.max(-1, ...taken.map(({ segmentIndex }) => segmentIndex)) + 1;
}

/** A compound that a page only names; it stands behind the drawings of that page. */
export const namedSegment = (
  pageIndex: number,
  identity: Pick<Segment, 'id' | 'pdfId' | 'pdfFilename'>,
  others: readonly Segment[],
): Segment =>
  segmentWithoutCutOut({
    ...identity,
    origin: 'named',
    pageIndex,
    segmentIndex: nextIndex(others, pageIndex),
  });

/** A segment that the user drew; it stands behind those of its page. */
export function drawnSegment(
  box: SegmentBox,
  { id, pdfId, pdfFilename }: Pick<Segment, 'id' | 'pdfId' | 'pdfFilename'>,
  others: readonly Segment[],
): Segment {
  return segmentWithoutCutOut({
    ...{ id, pdfId, pdfFilename, box },
    origin: 'drawn',
    pageIndex: box.page,
    segmentIndex: nextIndex(others, box.page),
  });
}
