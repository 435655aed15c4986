import { skipToken } from '@reduxjs/toolkit/query';
import { useDepictOnPictureQuery } from '@/api/depictionOnPicture';
import type { Placement } from '@/domain/placement';
import { svgDataUrl } from './components/StructureDrawing/svgDataUrl';
import type { ShownDrawing } from './useViewerDrawing';

interface Look {
  /** R, S, E, Z next to their atoms and bonds. */
  readonly cip: boolean;
  /** All in one colour. */
  readonly unicolor: boolean;
}

/**
 * A reading drawn as it lies on its picture, with the picture's dimensions, so that its atoms match the
 * picture's. Nothing without a placement.
 */
export function useDrawingOnPicture(
  placement: Placement | undefined,
  { cip, unicolor }: Look,
): ShownDrawing {
  const wanted = placement && { ...placement, cip, unicolor };
  const { currentData, isFetching } = useDepictOnPictureQuery(wanted ?? skipToken);
  if (!wanted) return { isLoading: false };
  if (currentData !== undefined) return { isLoading: false, src: svgDataUrl(currentData) };
  return { isLoading: isFetching };
}
