import { skipToken } from '@reduxjs/toolkit/query';
import { useDepictQuery } from '@/api/depiction';
import { errorMessage } from '@/lib/errorMessage';
import { svgDataUrl } from './components/StructureDrawing/svgDataUrl';
import { viewerDrawing, type Drawable, type DrawingChoice } from './viewerDrawing';

export interface ShownDrawing {
  /** For an `<img>`. */
  readonly src?: string;
  readonly isLoading: boolean;
  /** Why there is no drawing, in the services' words. */
  readonly failure?: string;
}

/** The drawing of a structure in the viewer's size; never that of another structure or choice. */
export function useViewerDrawing(
  structure: Drawable | undefined,
  choice: DrawingChoice,
): ShownDrawing {
  const wanted = structure && viewerDrawing(structure, choice);
  const { currentData, isFetching, error } = useDepictQuery(wanted ?? skipToken);
  if (!wanted) return { isLoading: false };
  if (currentData?.format === 'svg') return { isLoading: false, src: svgDataUrl(currentData.svg) };
  if (isFetching) return { isLoading: true };
  return { isLoading: false, failure: errorMessage(error, 'Failed to generate depiction') };
}
