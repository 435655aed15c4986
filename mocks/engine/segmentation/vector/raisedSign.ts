import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth } from '../../geometry/boxes';

/** A raised plus sign in heights of its letter; how far it is above the letter's foot, and how far beside it. */
const SIGN = { least: 0.4, most: 0.7, raised: 0.45, gap: 0.3 } as const;

/** Whether one of two shapes is a plus sign to the right of the other, and raised. */
export function areSigned(a: Box, b: Box): boolean {
  const [letter, sign] = boxHeight(a) > boxHeight(b) ? [a, b] : [b, a];
  const [high, low] = [boxHeight(letter), boxHeight(sign)];
  const gap = sign[0] - letter[2];
  return (
    low >= SIGN.least * high &&
    low <= SIGN.most * high &&
    Math.abs(boxWidth(sign) / low - 1) <= 0.1 &&
    letter[3] - sign[3] >= SIGN.raised * high &&
    sign[3] > letter[1] &&
    gap >= 0 &&
    gap <= SIGN.gap * high
  );
}
