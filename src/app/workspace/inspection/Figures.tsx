import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectDrawingChoice } from '@/features/inspector';
import { useSegmentImage } from '@/features/segments';
import { isDrawnFromMolfile, useViewerDrawing } from '@/features/structures';
import { LayerPicture, Sheet } from '@/ui/Overlay/Sheet';
import { useAlignment, type PictureBox } from '@/ui/Overlay/useAlignment';
import { DrawingCaption, OriginalCaption } from './Captions';
import { Figure, Ground, Missing, Pair } from './Figures.styles';
import { NoDrawing } from './NoDrawing';

interface FiguresProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  /** The drawing lies on the original. */
  readonly isOverlaid: boolean;
}

/**
 * Original beside result, at the same size; where the drawing has the coordinates of the original, its
 * bonds lie where the original's do.
 */
export function Figures({ segment, structure, isOverlaid }: FiguresProps) {
  const choice = useSelector(selectDrawingChoice);
  const original = useSegmentImage(segment);
  const drawing = useViewerDrawing(structure, choice);
  const liesAsOriginal =
    structure !== undefined && isDrawnFromMolfile(structure) && choice.rotate === 0;
  const box = useAlignment(original.src, liesAsOriginal ? drawing.src : undefined);
  const over = isOverlaid ? drawing.src : undefined;
  return (
    <Pair>
      <Figure>
        <Ground>
          <Original segment={segment} original={original} over={over} box={box} />
        </Ground>
        <OriginalCaption pageNumber={segment.pageNumber} isOverlaid={over !== undefined} />
      </Figure>
      <Figure>
        <Ground data-transparent={choice.transparent || undefined}>
          {drawing.src === undefined ? (
            <NoDrawing segment={segment} structure={structure} drawing={drawing} />
          ) : (
            <Drawing
              src={drawing.src}
              alt={altOf(segment, structure)}
              {...(box && original.src !== undefined && { on: { src: original.src, box } })}
            />
          )}
        </Ground>
        <DrawingCaption structure={structure} liesAsOriginal={liesAsOriginal} />
      </Figure>
    </Pair>
  );
}

const altOf = ({ pageNumber, segmentNumber }: Segment, structure: Structure | undefined) =>
  `Structure read from page ${pageNumber}, number ${segmentNumber}: ${structure?.smiles ?? 'without SMILES'}`;

interface OriginalProps {
  readonly segment: Segment;
  readonly original: ReturnType<typeof useSegmentImage>;
  /** Lies on the original, at `box`. */
  readonly over: string | undefined;
  readonly box: PictureBox | undefined;
}

function Original({ segment, original, over, box }: OriginalProps) {
  const { pageNumber, segmentNumber } = segment;
  if (original.isError) return <Missing>Failed to load image</Missing>;
  if (original.src === undefined) return null;
  return (
    <Sheet
      src={original.src}
      alt={`Drawing ${segmentNumber} of page ${pageNumber}, as in the paper`}
      isFaded={over !== undefined}
    >
      {over !== undefined && <LayerPicture src={over} alt="" box={box} />}
    </Sheet>
  );
}

interface DrawingProps {
  readonly src: string;
  readonly alt: string;
  /** The original, when it is known where the drawing lies on it. */
  readonly on?: { readonly src: string; readonly box: PictureBox };
}

function Drawing({ src, alt, on }: DrawingProps) {
  if (!on) return <Sheet src={src} alt={alt} />;
  return (
    <Sheet src={on.src} alt="" isBlank>
      <LayerPicture src={src} alt={alt} box={on.box} />
    </Sheet>
  );
}
