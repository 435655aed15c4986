import type { ReactNode } from 'react';
import { LayerPicture, Sheet, WideLayerPicture } from '@/ui/Overlay/Sheet';
import type { ReadingPictures } from './useReadingPictures';

interface ReadingSheetProps {
  readonly pictures: ReadingPictures;
  /** The original, for its proportions and for the overlay. */
  readonly sheet: string | undefined;
  readonly alt: string;
  /** 0 shows the original only, 1 the reading only; absent if nothing lies over the other. */
  readonly overlay?: number | undefined;
  /** Called with the source of the picture that is there to be seen. */
  readonly onShown: (src: string) => void;
  /** Marks on it, in the original's proportions. */
  readonly children?: ReactNode;
}

/** In the middle both are half there; towards an end, one of them goes. */
const originalShare = (overlay = 1): number => Math.min(1, 2 - 2 * overlay);
const readingShare = (overlay = 1): number => Math.min(1, 2 * overlay);

/** A reading as large as the original beside it; what an abbreviated group stands for may reach beyond. */
export function ReadingSheet(props: ReadingSheetProps) {
  const { pictures, sheet, alt, overlay, onShown, children } = props;
  const { src, isWide, isOver, isOnPicture } = pictures;
  if (src === undefined) return null;
  const layer = { src, alt, onShown };
  if (!isOnPicture || sheet === undefined) return <Sheet {...layer} />;
  return (
    <Sheet src={sheet} alt="" isBlank={!isOver} opacity={originalShare(overlay)}>
      {isWide ? (
        <WideLayerPicture {...layer} />
      ) : (
        <LayerPicture {...layer} opacity={readingShare(overlay)} />
      )}
      {children}
    </Sheet>
  );
}
