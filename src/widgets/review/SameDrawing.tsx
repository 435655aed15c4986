import { saidOrProposed } from '@/domain/compoundLabel';
import type { Segment } from '@/domain/segment';
import {
  selectCompoundDraft,
  selectOrdinal,
  selectSegmentById,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { SegmentPicture } from '@/features/segments';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { ComparedDrawing } from './ComparedDrawing';

interface SameDrawingProps {
  readonly id: string;
  /** How it compares, in a few words. */
  readonly is: string;
  readonly onOpen?: () => void;
}

/** One of the drawings of the open article. */
export function SameDrawing({ id, is, onOpen }: SameDrawingProps) {
  const segment = useSelectorWith(selectSegmentById, id);
  return segment ? <Drawing segment={segment} is={is} {...(onOpen && { onOpen })} /> : null;
}

type DrawingProps = Omit<SameDrawingProps, 'id'> & {
  readonly segment: Segment;
};

function Drawing({ segment, ...compared }: DrawingProps) {
  const draft = useSelectorWith(selectCompoundDraft, segment.id);
  const { number, name } = saidOrProposed(segment.label, draft);
  return (
    <ComparedDrawing
      {...compared}
      segment={segment}
      ordinal={useSelectorWith(selectOrdinal, segment.id)}
      original={<SegmentPicture segment={segment} />}
      structure={useSelectorWith(selectStructureOf, segment)}
      text={[number, name].filter((word) => word).join(' ')}
      judgement={useSelectorWith(selectStandingJudgement, segment)}
    />
  );
}
