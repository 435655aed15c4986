import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Doubt } from '@/domain/doubt';
import type { Segment } from '@/domain/segment';
import { hasStructure, type Structure } from '@/domain/structure';
import { selectReaderName, selectReadingFailure } from '@/features/recognition';
import { useSegmentImage } from '@/features/segments';
import { selectStandingJudgement } from '@/article';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Sheet } from '@/ui/Overlay/Sheet';
import { Ellipsis, Spacer } from '@/ui/Text/Text';
import { ScoreInWords } from '@/widgets/segmentCard';
import { PlacePicker } from './PlacePicker';
import { ReadingSheet } from './ReadingSheet';
import { Rings } from './Rings';
import { Pair, Pane, PaneCaption, PaneView, Waiting, Zoomed } from './Panes.styles';
import { useReadingPictures, type ReadingPictures } from './useReadingPictures';
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
  /** Told whether both pictures, or the words in their place, are before the curator. */
  readonly onSeen: (isSeen: boolean) => void;
}

/** Original and reading, registered and zoomed together. */
export function Panes(props: PanesProps) {
  const { segment, structure, zoom, overlay, showsDoubts, onSeen } = props;
  const original = useSegmentImage(segment);
  const pictures = useReadingPictures(structure, overlay !== undefined);
  const [originalShown, setOriginalShown] = useState<string>();
  const [readingShown, setReadingShown] = useState<string>();
  const originalIsSeen = original.problem !== undefined || isShown(original, originalShown);
  const readingIsSeen =
    pictures.src === undefined ? !pictures.isLoading : isShown(pictures, readingShown);
  const isSeen = originalIsSeen && readingIsSeen;
  useLayoutEffect(() => onSeen(isSeen), [isSeen, onSeen]);
  const doubts = showsDoubts ? structure?.doubts : undefined;
  const isJudged = useSelectorWith(selectStandingJudgement, segment) !== undefined;
  return (
    <Pair {...zoom.drag} aria-busy={!isSeen}>
      <Pane $isOfArticle>
        <PaneCaption>
          <b>Original</b> page {segment.pageNumber}
        </PaneCaption>
        <PaneView {...{ [PANE]: '' }}>
          {!originalIsSeen && <Waiting>Loading …</Waiting>}
          {original.problem !== undefined && <p>{original.problem}</p>}
          {original.src !== undefined && (
            <Zoomed style={zoom.style}>
              <Sheet
                src={original.src}
                alt={`Drawing ${segment.segmentNumber} of page ${segment.pageNumber}, as in the paper`}
                onShown={setOriginalShown}
              >
                <Rings doubts={doubts} current={zoom.doubt} isMuted={isJudged} />
                <PlacePicker {...{ structure, zoom }} />
              </Sheet>
            </Zoomed>
          )}
        </PaneView>
      </Pane>
      <Pane $isOfArticle={false}>
        <ReadingCaption structure={structure} />
        <PaneView>
          {!readingIsSeen && <Waiting>Drawing …</Waiting>}
          <Reading
            {...props}
            {...{ pictures, doubts, isJudged }}
            sheet={original.src}
            onShown={setReadingShown}
          />
        </PaneView>
      </Pane>
    </Pair>
  );
}

const isShown = (
  { src }: { readonly src: string | undefined },
  shown: string | undefined,
): boolean => src !== undefined && src === shown;

const SAME_PLACE = 'same scale and orientation';
const DRAWN_ANEW = 'drawn anew, not in the original’s orientation';

function ReadingCaption({ structure }: Pick<PanesProps, 'structure'>) {
  const nameOf = useSelector(selectReaderName);
  const read = structure && hasStructure(structure) ? structure : undefined;
  const caption = read && `${nameOf(read)}, ${read.placement ? SAME_PLACE : DRAWN_ANEW}`;
  return (
    <PaneCaption>
      <b>Reading</b>
      {read && (
        <>
          <Ellipsis title={caption}>{caption}</Ellipsis>
          <Spacer />
          <ScoreInWords structure={read} />
        </>
      )}
    </PaneCaption>
  );
}

interface ReadingProps extends PanesProps {
  readonly pictures: ReadingPictures;
  /** Those that are shown. */
  readonly doubts: readonly Doubt[] | undefined;
  readonly isJudged: boolean;
  /** The original, for its proportions and for the overlay. */
  readonly sheet: string | undefined;
  /** Called with the source of the picture that is there to be seen. */
  readonly onShown: (src: string) => void;
}

function Reading(props: ReadingProps) {
  const { segment, structure, zoom, pictures, doubts, isJudged, sheet, overlay, onShown } = props;
  const failure = useSelectorWith(selectReadingFailure, segment.id);
  const alt = `Structure read from page ${segment.pageNumber}, number ${segment.segmentNumber}: ${structure?.smiles ?? 'without SMILES'}`;
  if (!structure || pictures.src === undefined) {
    if (pictures.isLoading) return null;
    return (
      <>
        <p>{pictures.failure ?? failure ?? 'Not yet read'}</p>
        <WithoutReading segment={segment} />
      </>
    );
  }
  return (
    <Zoomed style={zoom.style}>
      <ReadingSheet {...{ pictures, sheet, alt, overlay, onShown }}>
        <Rings doubts={doubts} current={zoom.doubt} isMuted={isJudged} />
        <PlacePicker {...{ structure, zoom }} />
      </ReadingSheet>
    </Zoomed>
  );
}
