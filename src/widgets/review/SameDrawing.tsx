import { saidOrProposed } from '@/domain/compoundLabel';
import { verdictInWords } from '@/domain/judgementWords';
import { segmentName, type Segment } from '@/domain/segment';
import {
  selectCompoundDraft,
  selectOrdinal,
  selectSegmentById,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { SegmentPicture } from '@/features/segments';
import { StructureDrawing } from '@/features/structures';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Button } from '@/ui/Button/Button';
import { Row, Text } from '@/ui/Layout/Layout';
import { Pane } from './SideBySide.styles';

interface SameDrawingProps {
  readonly id: string;
  /** How it compares, in a few words. */
  readonly is: string;
  readonly onOpen?: () => void;
}

/** One of the drawings: as printed, as read, and what is said of it. */
export function SameDrawing({ id, is, onOpen }: SameDrawingProps) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <Drawing segment={segment} is={is} {...(onOpen && { onOpen })} /> : null;
}

type DrawingProps = Omit<SameDrawingProps, 'id'> & {
  readonly segment: Segment;
};

function Drawing({ segment, is, onOpen }: DrawingProps) {
  const ordinal = useSelectorWith(selectOrdinal, segment.id);
  const structure = useSelectorWith(selectStructureOf, segment);
  const judgement = useSelectorWith(selectStandingJudgement, segment);
  const draft = useSelectorWith(selectCompoundDraft, segment.id);
  const { number, name } = saidOrProposed(segment.label, draft);
  return (
    <li>
      <Row $justify="space-between" $gap={2}>
        <b>#{ordinal}</b>
        <Text $ink="text-2" $size="s">
          page {segment.pageNumber}, {is}
        </Text>
      </Row>
      <Pane data-print="">
        <SegmentPicture segment={segment} />
      </Pane>
      <Pane>
        {structure && <StructureDrawing structure={structure} of={segmentName(segment)} />}
      </Pane>
      <Text $size="s" $breaks>
        {[number, name].filter((word) => word).join(' ') || 'no number or name'}
        <br />
        {judgement ? verdictInWords(judgement, () => '') : 'not judged'}
      </Text>
      {onOpen && (
        <Button size="s" aria-label={`Open #${ordinal}`} onClick={onOpen}>
          Open
        </Button>
      )}
    </li>
  );
}
