import type { WindowMeasures } from '@/platform/browserTraits';

/** CSS pixels by which outside and inside of the window differ (docs/requirements/session.md S9.13). */
const SIZE_DIFFERENCE_PX = 160;

/**
 * Whether the window looks as if developer tools were docked in it. Zooming shrinks the inside, too, but
 * in both directions by the same factor, while docked tools take from one side alone: so each side is
 * measured by the factor of the other. A hint, never a proof.
 */
export function seemToBeOpen(window: WindowMeasures): boolean {
  const { outerWidth, outerHeight, innerWidth, innerHeight } = window;
  // Pages within other pages, and some browsers on phones, tell nothing of the window around them.
  if (outerWidth === 0 || outerHeight === 0 || innerWidth === 0 || innerHeight === 0) return false;
  const missingHeight = outerHeight - innerHeight * (outerWidth / innerWidth);
  const missingWidth = outerWidth - innerWidth * (outerHeight / innerHeight);
  return missingHeight > SIZE_DIFFERENCE_PX || missingWidth > SIZE_DIFFERENCE_PX;
}
