import { drawnSegment, nextIndex } from './matchSegments';
import { segmentWithoutCutOut, type Segment, type SegmentBox } from './segment';
import { boxAround, isSameBox, isUsableBox, roundedBox } from './segmentBox';

/** What a person does to the boxes of drawings. */
export type BoxAct = 'draw' | 'change' | 'remove' | 'merge' | 'split' | 'name';

/** The segments that an act adds or changes, and those that it removes. */
export interface BoxEdit {
  readonly segments: readonly Segment[];
  /** Ids. */
  readonly removed: readonly string[];
}

type Identity = Pick<Segment, 'id' | 'pdfId' | 'pdfFilename'>;

/** @returns `undefined` for a box in which no drawing can stand */
export function drawBox(
  box: SegmentBox,
  identity: Identity,
  others: readonly Segment[],
): BoxEdit | undefined {
  if (!isUsableBox(box)) return undefined;
  return { segments: [drawnSegment(roundedBox(box), identity, others)], removed: [] };
}

/**
 * The segment in another place of its page. Its box is now the user's, and its picture has to be cut out again;
 * what is printed beside the old place no longer belongs to it.
 *
 * @returns `undefined` if that changes nothing, or no drawing can stand there
 */
export function changeBox(segment: Segment, box: SegmentBox): BoxEdit | undefined {
  const isElsewhere = box.page !== segment.pageIndex;
  if (!isUsableBox(box) || isElsewhere || isSameBox(box, segment.box)) return undefined;
  const { label: _label, mentions: _mentions, ...rest } = segment;
  const changed = segmentWithoutCutOut({
    ...{ ...rest, origin: 'drawn', box: roundedBox(box) },
    ...(segment.origin === 'found' && { madeOf: [segment.id] }),
  });
  return { segments: [changed], removed: [] };
}

/**
 * One segment in place of several, where the first of them stood. What is printed beside one of them is printed
 * beside it.
 *
 * @returns `undefined` for fewer than two, for several pages, or where a place is unknown
 */
export function mergeBoxes(merged: readonly Segment[], id: string): BoxEdit | undefined {
  const boxes = merged.flatMap(({ box }) => box ?? []);
  const box = boxAround(boxes);
  const first = merged.toSorted((a, b) => a.segmentIndex - b.segmentIndex)[0];
  if (!first || !box || merged.length < 2 || boxes.length < merged.length) return undefined;
  const removed = merged.map((segment) => segment.id);
  const labels = merged.flatMap(({ label }) => label ?? []);
  const [label] = labels;
  const isSaid = label && labels.every((one) => one.text === label.text);
  const made = inPlaceOf(first, id, box, removed);
  return { segments: [isSaid ? { ...made, label } : made], removed };
}

/**
 * Several segments in place of one: the first has its number, the others stand behind those of the page.
 *
 * @param newId makes the id of each part
 * @returns `undefined` for fewer than two parts, or where no drawing can stand
 */
export function splitBox(
  segment: Segment,
  parts: readonly SegmentBox[],
  others: readonly Segment[],
  newId: () => string,
): BoxEdit | undefined {
  const isOnPage = ({ page }: SegmentBox) => page === segment.pageIndex;
  if (parts.length < 2 || !parts.every((part) => isUsableBox(part) && isOnPage(part))) {
    return undefined;
  }
  const behind = nextIndex(others, segment.pageIndex);
  const segments = parts.map((part, i) => {
    const place = i === 0 ? segment : { ...segment, segmentIndex: behind + i - 1 };
    return inPlaceOf(place, newId(), roundedBox(part), [segment.id]);
  });
  return { segments, removed: [segment.id] };
}

function inPlaceOf(
  { pdfId, pdfFilename, pageIndex, segmentIndex }: Segment,
  id: string,
  box: SegmentBox,
  madeOf: readonly string[],
): Segment {
  return segmentWithoutCutOut({
    ...{ id, pdfId, pdfFilename, pageIndex, segmentIndex, box, madeOf },
    origin: 'drawn',
  });
}
