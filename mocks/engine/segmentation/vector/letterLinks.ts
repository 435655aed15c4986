import type { Box } from '../../geometry/box';
import { boxGap, boxHeight } from '../../geometry/boxes';
import type { DrawingPart } from './drawingParts';
import { areSigned } from './raisedSign';

/** Letters are side by side; slices of a picture touch; H is above or below its N. */
export function lettersLinked(p: DrawingPart, q: DrawingPart): boolean {
  const height = Math.min(boxHeight(p.box), boxHeight(q.box));
  if (p.kind === 'tile' && q.kind === 'tile') {
    const [a, b] = [p.box, q.box];
    const sideBySide = Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 0.5 * height;
    const stacked = Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 0.5 * height;
    return (
      ((sideBySide || stacked) && boxGap(a, b) < 0.22 * height) ||
      areIndexed(a, b) ||
      areSigned(a, b)
    );
  }
  const hydrogen = [p, q].some((part) => part.kind === 'label' && /^H\d?$/.test(part.text));
  if (!hydrogen) return false;
  const overlap = Math.min(p.box[2], q.box[2]) - Math.max(p.box[0], q.box[0]);
  return overlap > 0.4 * height && boxGap(p.box, q.box) < 0.35 * height;
}

/** A subscript in heights of its letter; how much of it is beside the letter, and how far from it. */
const INDEX = { least: 0.5, most: 0.85, beside: 0.15, gap: 0.25 } as const;

/** A digit painted as a shape is lower than the letter beside it, and hardly as high as its foot. */
function areIndexed(a: Box, b: Box): boolean {
  const [letter, digit] = boxHeight(a) > boxHeight(b) ? [a, b] : [b, a];
  const [high, low] = [boxHeight(letter), boxHeight(digit)];
  const beside = letter[3] - digit[1];
  const gap = Math.max(digit[0] - letter[2], letter[0] - digit[2]);
  return (
    low >= INDEX.least * high &&
    low <= INDEX.most * high &&
    beside >= INDEX.beside * low &&
    digit[3] > letter[3] &&
    gap >= 0 &&
    gap <= INDEX.gap * high
  );
}
