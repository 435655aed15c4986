import { skipToken } from '@reduxjs/toolkit/query';
import { useDepictOnPictureQuery } from '@/api/depictionOnPicture';
import type { Placement } from '@/domain/placement';
import { ROOM_AROUND } from '@/ui/Overlay/roomAround';
import { svgDataUrl } from './components/StructureDrawing/svgDataUrl';
import type { ShownDrawing } from './useViewerDrawing';
import { withRoomAround } from './withRoomAround';

interface Look {
  /** R, S, E, Z next to their atoms and bonds. */
  readonly cip: boolean;
  /** All in one colour. */
  readonly unicolor: boolean;
}

/**
 * A reading drawn as it lies on its picture, with room around the picture, for a `LayerPicture`: so its atoms
 * match the picture's, and those beyond its edges are seen. Nothing without a placement.
 */
export function useDrawingOnPicture(
  placement: Placement | undefined,
  { cip, unicolor }: Look,
): ShownDrawing {
  const wanted = placement && { ...placement, cip, unicolor };
  const { currentData, isFetching } = useDepictOnPictureQuery(wanted ?? skipToken);
  if (!wanted) return { isLoading: false };
  const svg = currentData === undefined ? undefined : withRoomAround(currentData, ROOM_AROUND);
  if (svg !== undefined) return { isLoading: false, src: svgDataUrl(svg) };
  return { isLoading: isFetching };
}
