import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { selectDrawingChoice } from '@/features/inspector';
import { useSegmentImage } from '@/features/segments';
import { useDrawingOnPicture } from '@/features/structures';
import { Grid } from '@/ui/Layout/Layout';
import { LayerPicture, Sheet } from '@/ui/Overlay/Sheet';
import { DrawingCaption, OriginalCaption } from './Captions';
import { Ground, Missing, Pair } from './Figures.styles';
import { NoDrawing } from './NoDrawing';
import { useReadDrawing } from './useReadDrawing';

/** Opacity of an original over which its reading is laid. */
const UNDER_READING = 0.45;

interface FiguresProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  /** The drawing is laid over the original; only for a structure with a placement. */
  readonly isOverlaid: boolean;
}

/**
 * Original next to result, at the same size. If the positions of the reading's atoms on the original are
 * known, the bonds of both have the same positions.
 */
export function Figures({ segment, structure, isOverlaid }: FiguresProps) {
  const choice = useSelector(selectDrawingChoice);
  const original = useSegmentImage(segment);
  const { drawing, liesAsOriginal, isOnPicture } = useReadDrawing(structure, choice);
  // Only requested when it is wanted: the services limit drawings, and most segments are just passed over.
  const { src: over } = useDrawingOnPicture(isOverlaid ? structure?.placement : undefined, {
    cip: false,
    unicolor: choice.unicolor,
  });
  return (
    <Pair>
      <Grid as="figure" $columns={1} $rows="minmax(0, 1fr) auto" $minHeight={0}>
        <Ground>
          <Original segment={segment} original={original} over={over} />
        </Ground>
        <OriginalCaption pageNumber={segment.pageNumber} isOverlaid={over !== undefined} />
      </Grid>
      <Grid as="figure" $columns={1} $rows="minmax(0, 1fr) auto" $minHeight={0}>
        <Ground data-transparent={choice.transparent || undefined}>
          {drawing.src === undefined ? (
            <NoDrawing segment={segment} structure={structure} drawing={drawing} />
          ) : (
            <Drawing
              src={drawing.src}
              alt={altOf(segment, structure)}
              sheet={isOnPicture ? original.src : undefined}
            />
          )}
        </Ground>
        <DrawingCaption structure={structure} liesAsOriginal={liesAsOriginal} />
      </Grid>
    </Pair>
  );
}

const altOf = ({ pageNumber, segmentNumber }: Segment, structure: Structure | undefined) =>
  `Structure read from page ${pageNumber}, number ${segmentNumber}: ${structure?.smiles ?? 'without SMILES'}`;

interface OriginalProps {
  readonly segment: Segment;
  readonly original: ReturnType<typeof useSegmentImage>;
  /** Laid over the original. */
  readonly over: string | undefined;
}

function Original({ segment, original, over }: OriginalProps) {
  const { pageNumber, segmentNumber } = segment;
  if (original.problem !== undefined) return <Missing>{original.problem}</Missing>;
  if (original.src === undefined) return null;
  return (
    <Sheet
      src={original.src}
      alt={`Drawing ${segmentNumber} of page ${pageNumber}, as in the paper`}
      opacity={over === undefined ? 1 : UNDER_READING}
    >
      {over !== undefined && <LayerPicture src={over} alt="" />}
    </Sheet>
  );
}

interface DrawingProps {
  readonly src: string;
  readonly alt: string;
  /** The original, if the drawing has its proportions and orientation. */
  readonly sheet: string | undefined;
}

function Drawing({ src, alt, sheet }: DrawingProps) {
  if (sheet === undefined) return <Sheet src={src} alt={alt} />;
  return (
    <Sheet src={sheet} alt="" isBlank>
      <LayerPicture src={src} alt={alt} />
    </Sheet>
  );
}
