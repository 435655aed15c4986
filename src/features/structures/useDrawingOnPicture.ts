import { skipToken } from '@reduxjs/toolkit/query';
import { useDepictOnPictureQuery } from '@/api/depictionOnPicture';
import type { Placement } from '@/domain/placement';
import { svgDataUrl } from './components/StructureDrawing/svgDataUrl';
import type { ShownDrawing } from './useViewerDrawing';
import { withRoomAround } from './withRoomAround';

interface Look {
  /** R, S, E, Z next to their atoms and bonds. */
  readonly cip: boolean;
  /** All in one colour. */
  readonly unicolor: boolean;
  /** Share of its sides to be added around, for what lies beyond its edges; such a drawing covers nothing exactly. */
  readonly room?: number;
}

/**
 * A reading drawn as it lies on its picture, with the picture's dimensions, so that its atoms match the
 * picture's. Nothing without a placement.
 */
export function useDrawingOnPicture(
  placement: Placement | undefined,
  { cip, unicolor, room }: Look,
): ShownDrawing {
  const wanted = placement && { ...placement, cip, unicolor };
  const { currentData, isFetching } = useDepictOnPictureQuery(wanted ?? skipToken);
  if (!wanted) return { isLoading: false };
  const svg =
    room === undefined || currentData === undefined
      ? currentData
      : withRoomAround(currentData, room);
  if (svg !== undefined) return { isLoading: false, src: svgDataUrl(svg) };
  return { isLoading: isFetching };
}
