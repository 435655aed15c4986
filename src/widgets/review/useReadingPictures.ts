import { useSelector } from 'react-redux';
import type { Structure } from '@/domain/structure';
import { selectStereoLetters } from '@/features/review';
import { useDrawingOnPicture } from '@/features/structures';
import { ROOM_AROUND } from '@/ui/Overlay/roomAround';
import { useReadDrawing } from '@/widgets/inspection';

const AS_READ = { rotate: 0, unicolor: false, transparent: false };

const WITHOUT_LETTERS = { ...AS_READ, cip: false };

/** How the pane of the reading shows it. */
export interface ReadingPictures {
  /** For an `<img>`; `undefined` while there is none. */
  readonly src: string | undefined;
  /** It lies on the original, and reaches beyond its edges. */
  readonly isWide: boolean;
  /** It has the original's proportions. */
  readonly isOnPicture: boolean;
  /** It covers the original exactly. */
  readonly isOver: boolean;
  readonly isLoading: boolean;
  /** Why there is none, in the services' words. */
  readonly failure: string | undefined;
}

/**
 * The drawing of a reading beside its original or over it. It is the same request wherever it is shown, so that
 * those of the next drawings can be there before they are.
 */
export function useReadingPictures(
  structure: Structure | undefined,
  isOverlaid: boolean,
): ReadingPictures {
  const cip = useSelector(selectStereoLetters);
  const { drawing, isOnPicture } = useReadDrawing(structure, cip ? AS_READ : WITHOUT_LETTERS);
  const placement = isOnPicture ? structure?.placement : undefined;
  const over = useDrawingOnPicture(isOverlaid ? structure?.placement : undefined, {
    cip: false,
    unicolor: false,
  });
  // Atoms of a group that the article abbreviates at its picture's edge lie beyond it.
  const wide = useDrawingOnPicture(isOverlaid ? undefined : placement, {
    ...{ cip, unicolor: false },
    room: ROOM_AROUND,
  });
  const onPicture = wide.src ?? over.src;
  return {
    src: isOnPicture ? (onPicture ?? drawing.src) : drawing.src,
    isWide: wide.src !== undefined,
    isOnPicture,
    isOver: over.src !== undefined,
    isLoading: drawing.isLoading,
    failure: drawing.failure,
  };
}
