import type { Structure } from '@/domain/structure';
import {
  isDrawnFromMolfile,
  useDrawingOnPicture,
  useViewerDrawing,
  type DrawingChoice,
  type ShownDrawing,
} from '@/features/structures';

interface ReadDrawing {
  readonly drawing: ShownDrawing;
  /** It has the original's orientation. */
  readonly liesAsOriginal: boolean;
  /** It has the original's proportions, and its atoms have the positions of the original's. */
  readonly isOnPicture: boolean;
}

/**
 * The drawing next to the original: with the original's positions if they are wanted and known, otherwise a
 * separate drawing, also if the current services cannot draw it on the picture.
 */
export function useReadDrawing(
  structure: Structure | undefined,
  choice: DrawingChoice,
): ReadDrawing {
  const liesAsOriginal =
    structure !== undefined && isDrawnFromMolfile(structure) && choice.rotate === 0;
  const onPicture = useDrawingOnPicture(liesAsOriginal ? structure.placement : undefined, {
    cip: choice.cip ?? true,
    unicolor: choice.unicolor,
  });
  const isOnPicture = onPicture.src !== undefined || onPicture.isLoading;
  const framed = useViewerDrawing(isOnPicture ? undefined : structure, choice);
  return { drawing: isOnPicture ? onPicture : framed, liesAsOriginal, isOnPicture };
}
