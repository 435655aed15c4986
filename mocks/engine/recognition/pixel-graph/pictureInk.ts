import { USUAL_DPI } from '../../ink/inkGrey';
import { MAX_READ_SIDE } from '../../ink/imageLimits';
import { halveToFit, toInk, trimToInk, type TrimmedInk } from '../../ink/inkImage';
import type { GreyImage } from '../../ink/pixels';
import type { Box } from '../../geometry/box';
import { invertDarkPanels } from '../../ink/invertDarkPanels';
import { whitenFills } from '../../ink/whitenFills';
import { onWhitePaper } from './darkPaper';

/** A picture as the network sees it. */
export interface PictureInk {
  readonly ink: TrimmedInk;
  /** Width of the ink's pixels in the picture's. */
  readonly factor: number;
}

/**
 * The ink of a picture, with the paper of coloured panels made white and white lines on dark paper made dark;
 * null if it is blank.
 */
export function pictureInk(image: GreyImage): PictureInk | null {
  const dpi = image.dpi ?? USUAL_DPI;
  const whole: readonly Box[] = [[0, 0, image.width, image.height]];
  const white = whitenFills(invertDarkPanels(onWhitePaper(image), whole, dpi), whole, dpi);
  const { ink, factor } = halveToFit(toInk(white), MAX_READ_SIDE);
  const trimmed = trimToInk(ink);
  return trimmed && { ink: trimmed, factor };
}
