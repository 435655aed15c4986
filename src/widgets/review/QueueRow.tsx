import type { Segment } from '@/domain/segment';
import { hasStructure } from '@/domain/structure';
import { useSegmentImage } from '@/features/segments';
import { selectOrdinal, selectSegmentById, selectStructureOf } from '@/article';
import { selectReadingFailure } from '@/features/recognition';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { ScoreInWords } from '@/widgets/segmentCard';
import { selectCompoundName } from './compoundName';
import { QueueThumb, Row, RowText } from './Queue.styles';
import { VerdictIcon } from './VerdictIcon';

interface QueueRowProps {
  readonly id: string;
  /** One line, without a picture: for what is done. */
  readonly isSlim: boolean;
  readonly isCurrent: boolean;
  readonly onShow: () => void;
}

/** One drawing of the queue. */
export function QueueRow({ id, ...row }: QueueRowProps) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <SegmentRow segment={segment} {...row} /> : null;
}

type SegmentRowProps = Omit<QueueRowProps, 'id'> & { readonly segment: Segment };

function SegmentRow({ segment, isSlim, isCurrent, onShow }: SegmentRowProps) {
  const ordinal = useSelectorWith(selectOrdinal, segment.id);
  const name = useSelectorWith(selectCompoundName, segment);
  return (
    <Row
      type="button"
      $isSlim={isSlim}
      aria-current={isCurrent}
      data-autofocus={isCurrent ? '' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onShow}
    >
      {isSlim ? <VerdictIcon segment={segment} /> : <Picture segment={segment} />}
      <RowText>
        <b>{isSlim ? `#${ordinal} ${name ?? ''}` : (name ?? `#${ordinal}`)}</b>
        {!isSlim && (
          <>
            <span>
              {name !== undefined && `#${ordinal}, `}page {segment.pageNumber}
            </span>
            <Standing segment={segment} />
          </>
        )}
      </RowText>
    </Row>
  );
}

function Picture({ segment }: { readonly segment: Segment }) {
  const { src } = useSegmentImage(segment);
  return <QueueThumb>{src !== undefined && <img src={src} alt="" />}</QueueThumb>;
}

function Standing({ segment }: { readonly segment: Segment }) {
  const structure = useSelectorWith(selectStructureOf, segment);
  const failure = useSelectorWith(selectReadingFailure, segment.id);
  if (structure && hasStructure(structure)) return <ScoreInWords structure={structure} />;
  return <span>{failure === undefined ? 'not yet read' : 'no reading'}</span>;
}
