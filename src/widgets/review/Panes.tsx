import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { selectEngineLabel, selectReadingFailure } from '@/features/recognition';
import { useSegmentImage } from '@/features/segments';
import { useDrawingOnPicture } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { LayerPicture, Sheet } from '@/ui/Overlay/Sheet';
import { Spacer } from '@/ui/Text/Text';
import { useReadDrawing } from '@/widgets/inspection';
import { ScoreInWords } from '@/widgets/segmentStatus';
import { Rings } from './Rings';
import { Pair, Pane, PaneCaption, PaneView, Zoomed } from './Stage.styles';
import type { Zoom } from './useZoom';

interface PanesProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly zoom: Zoom;
  readonly isOverlaid: boolean;
  /** Rings around the doubtful places. */
  readonly showsDoubts: boolean;
}

const AS_READ = { rotate: 0, unicolor: false, transparent: false };

/** Original and reading, registered and zoomed together. */
export function Panes(props: PanesProps) {
  const { segment, structure, zoom, isOverlaid, showsDoubts } = props;
  const original = useSegmentImage(segment);
  const doubts = showsDoubts ? structure?.doubts : undefined;
  return (
    <Pair {...zoom.drag}>
      <Pane $isOfArticle>
        <PaneCaption>
          <b>Original</b> page {segment.pageNumber}
        </PaneCaption>
        <PaneView>
          {original.problem !== undefined && <p>{original.problem}</p>}
          {original.src !== undefined && (
            <Zoomed style={zoom.style}>
              <Sheet
                src={original.src}
                alt={`Drawing ${segment.segmentNumber} of page ${segment.pageNumber}, as in the paper`}
              >
                <Rings doubts={doubts} />
              </Sheet>
            </Zoomed>
          )}
        </PaneView>
      </Pane>
      <Pane $isOfArticle={false}>
        <ReadingCaption structure={structure} />
        <PaneView>
          <Reading
            segment={segment}
            structure={structure}
            zoom={zoom}
            sheet={original.src}
            isOverlaid={isOverlaid}
            showsDoubts={showsDoubts}
          />
        </PaneView>
      </Pane>
    </Pair>
  );
}

function ReadingCaption({ structure }: Pick<PanesProps, 'structure'>) {
  const labelOf = useSelector(selectEngineLabel);
  const isOnPicture = structure?.placement !== undefined;
  return (
    <PaneCaption>
      <b>Reading</b>
      {structure && hasStructure(structure) && (
        <>
          {labelOf(structure.engine)},{' '}
          {isOnPicture
            ? 'same scale and orientation'
            : 'drawn anew, not in the original’s orientation'}
          <Spacer />
          <ScoreInWords structure={structure} />
        </>
      )}
    </PaneCaption>
  );
}

interface ReadingProps extends PanesProps {
  /** The original, for its proportions and for the overlay. */
  readonly sheet: string | undefined;
}

function Reading({ segment, structure, zoom, sheet, isOverlaid, showsDoubts }: ReadingProps) {
  const { drawing, isOnPicture } = useReadDrawing(structure, AS_READ);
  const { src: over } = useDrawingOnPicture(isOverlaid ? structure?.placement : undefined, {
    cip: false,
    unicolor: false,
  });
  const failure = useSelectorWith(selectReadingFailure, segment.id);
  const alt = `Structure read from page ${segment.pageNumber}, number ${segment.segmentNumber}: ${structure?.smiles ?? 'without SMILES'}`;
  if (!structure || drawing.src === undefined) {
    return <p>{drawing.isLoading ? '' : (drawing.failure ?? failure ?? 'Not yet read')}</p>;
  }
  return (
    <Zoomed style={zoom.style}>
      {isOnPicture && sheet !== undefined ? (
        <Sheet src={sheet} alt="" isBlank={over === undefined} isFaded={over !== undefined}>
          <LayerPicture src={over ?? drawing.src} alt={alt} />
          {showsDoubts && <Rings doubts={structure.doubts} />}
        </Sheet>
      ) : (
        <Sheet src={drawing.src} alt={alt} />
      )}
    </Zoomed>
  );
}
