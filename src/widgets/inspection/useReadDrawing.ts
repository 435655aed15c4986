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
  /** It is oriented as the original. */
  readonly liesAsOriginal: boolean;
  /** It has the original's shape, and its atoms the places of the original's. */
  readonly isOnPicture: boolean;
}

/**
 * The drawing beside the original: on the original's places where they are wanted and known, else in a
 * frame of its own, also when the services that are there now cannot draw it on the picture.
 */
export function useReadDrawing(
  structure: Structure | undefined,
  choice: DrawingChoice,
): ReadDrawing {
  const liesAsOriginal =
    structure !== undefined && isDrawnFromMolfile(structure) && choice.rotate === 0;
  const onPicture = useDrawingOnPicture(liesAsOriginal ? structure.placement : undefined, {
    cip: true,
    unicolor: choice.unicolor,
  });
  const isOnPicture = onPicture.src !== undefined || onPicture.isLoading;
  const framed = useViewerDrawing(isOnPicture ? undefined : structure, choice);
  return { drawing: isOnPicture ? onPicture : framed, liesAsOriginal, isOnPicture };
}
