import type { SegmentBox } from './segment';

/** Least width and height of a box that the user draws, in PDF points: no drawing is smaller. */
const SMALLEST_BOX_SIDE = 4;

/** PDF points; the largest page that a PDF may have (ISO 32000, annex C). */
const LARGEST_COORDINATE = 14_400;

/** Whether a drawing can stand in it; a box comes from a pointer, a trace or a file. */
export function isUsableBox({ page, x, y, width, height }: SegmentBox): boolean {
  const edges = [x, y, x + width, y + height];
  return (
    Number.isSafeInteger(page) &&
    page >= 0 &&
    edges.every((edge) => edge >= 0 && edge <= LARGEST_COORDINATE) &&
    width >= SMALLEST_BOX_SIDE &&
    height >= SMALLEST_BOX_SIDE
  );
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** To hundredths of points, as the services report boxes; finer places mean nothing on paper. */
export const roundedBox = ({ page, x, y, width, height }: SegmentBox): SegmentBox => ({
  page,
  x: hundredths(x),
  y: hundredths(y),
  width: hundredths(width),
  height: hundredths(height),
});

/** The smallest box around several boxes of one page; `undefined` of none, or if the pages differ. */
export function boxAround(boxes: readonly SegmentBox[]): SegmentBox | undefined {
  const [first] = boxes;
  if (!first || boxes.some(({ page }) => page !== first.page)) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return roundedBox({
    page: first.page,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  });
}

/** Whether they are the same place, to a hundredth of a point. */
export function isSameBox(a: SegmentBox | undefined, b: SegmentBox | undefined): boolean {
  if (!a || !b) return a === b;
  const [one, other] = [roundedBox(a), roundedBox(b)];
  return (['page', 'x', 'y', 'width', 'height'] as const).every((key) => one[key] === other[key]);
}
