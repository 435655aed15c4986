import type { WindowMeasures } from '@/platform/browserTraits';

/** CSS pixels by which outer and inner size of the window differ (docs/requirements/session.md S9.13). */
const SIZE_DIFFERENCE_PX = 160;

/**
 * Whether developer tools seem to be docked in the window. Zooming shrinks the inner size too, but both sides
 * by the same factor, while docked tools take from one side only: so each side is compared using the factor
 * of the other. A hint, never a proof.
 */
export function seemToBeOpen(window: WindowMeasures): boolean {
  const { outerWidth, outerHeight, innerWidth, innerHeight } = window;
  // Framed pages, and some browsers on phones, know nothing about the window around them.
  if (outerWidth === 0 || outerHeight === 0 || innerWidth === 0 || innerHeight === 0) return false;
  const missingHeight = outerHeight - innerHeight * (outerWidth / innerWidth);
  const missingWidth = outerWidth - innerWidth * (outerHeight / innerHeight);
  return missingHeight > SIZE_DIFFERENCE_PX || missingWidth > SIZE_DIFFERENCE_PX;
}
