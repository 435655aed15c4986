import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { selectEngineLabel, selectReadingFailure } from '@/features/recognition';
import { useSegmentImage } from '@/features/segments';
import { useDrawingOnPicture } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { ROOM_AROUND } from '@/ui/Overlay/roomAround';
import { LayerPicture, Sheet, WideLayerPicture } from '@/ui/Overlay/Sheet';
import { Spacer } from '@/ui/Text/Text';
import { useReadDrawing } from '@/widgets/inspection';
import { ScoreInWords } from '@/widgets/segmentStatus';
import { Rings } from './Rings';
import { Pair, Pane, PaneCaption, PaneView, Zoomed } from './Stage.styles';
import { PANE, type Zoom } from './useZoom';
import { WithoutReading } from './WithoutReading';

interface PanesProps {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  readonly zoom: Zoom;
  /** 0 shows the original only, 1 the reading only; `undefined` lays nothing over the other. */
  readonly overlay: number | undefined;
  /** Rings around the doubtful places. */
  readonly showsDoubts: boolean;
}

const AS_READ = { rotate: 0, unicolor: false, transparent: false };

/** Original and reading, registered and zoomed together. */
export function Panes(props: PanesProps) {
  const { segment, structure, zoom, overlay, showsDoubts } = props;
  const original = useSegmentImage(segment);
  const doubts = showsDoubts ? structure?.doubts : undefined;
  return (
    <Pair {...zoom.drag}>
      <Pane $isOfArticle>
        <PaneCaption>
          <b>Original</b> page {segment.pageNumber}
        </PaneCaption>
        <PaneView {...{ [PANE]: '' }}>
          {original.problem !== undefined && <p>{original.problem}</p>}
          {original.src !== undefined && (
            <Zoomed style={zoom.style}>
              <Sheet
                src={original.src}
                alt={`Drawing ${segment.segmentNumber} of page ${segment.pageNumber}, as in the paper`}
              >
                <Rings doubts={doubts} current={zoom.doubt} />
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
            overlay={overlay}
            showsDoubts={showsDoubts}
          />
        </PaneView>
      </Pane>
    </Pair>
  );
}

/** In the middle both are half there; towards an end, one of them goes. */
const originalShare = (overlay = 1): number => Math.min(1, 2 - 2 * overlay);
const readingShare = (overlay = 1): number => Math.min(1, 2 * overlay);

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

function Reading({ segment, structure, zoom, sheet, overlay, showsDoubts }: ReadingProps) {
  const { drawing, isOnPicture } = useReadDrawing(structure, AS_READ);
  const { src: over } = useDrawingOnPicture(
    overlay === undefined ? undefined : structure?.placement,
    {
      cip: false,
      unicolor: false,
    },
  );
  // Atoms of a group that the article abbreviates at its picture's edge lie beyond it.
  const { src: wide } = useDrawingOnPicture(
    isOnPicture && overlay === undefined ? structure?.placement : undefined,
    { cip: true, unicolor: false, room: ROOM_AROUND },
  );
  const failure = useSelectorWith(selectReadingFailure, segment.id);
  const alt = `Structure read from page ${segment.pageNumber}, number ${segment.segmentNumber}: ${structure?.smiles ?? 'without SMILES'}`;
  if (!structure || drawing.src === undefined) {
    if (drawing.isLoading) return <p />;
    return (
      <>
        <p>{drawing.failure ?? failure ?? 'Not yet read'}</p>
        <WithoutReading segment={segment} />
      </>
    );
  }
  return (
    <Zoomed style={zoom.style}>
      {isOnPicture && sheet !== undefined ? (
        <Sheet src={sheet} alt="" isBlank={over === undefined} opacity={originalShare(overlay)}>
          {wide === undefined ? (
            <LayerPicture src={over ?? drawing.src} alt={alt} opacity={readingShare(overlay)} />
          ) : (
            <WideLayerPicture src={wide} alt={alt} />
          )}
          {showsDoubts && <Rings doubts={structure.doubts} current={zoom.doubt} />}
        </Sheet>
      ) : (
        <Sheet src={drawing.src} alt={alt} />
      )}
    </Zoomed>
  );
}
