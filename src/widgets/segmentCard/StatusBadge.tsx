import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  OctagonAlert,
  SquareCheck,
  TriangleAlert,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Segment } from '@/domain/segment';
import { SEGMENT_STATUS, type SegmentStanding } from '@/domain/segmentStatus';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { Badge, type Tone } from '@/ui/Badge/Badge';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { selectReviewStanding, selectStanding } from './selectStatus';

interface Look {
  readonly tone: Tone;
  /** A square like the box that selects, a circle like the button that marks as correct. */
  readonly icon: LucideIcon;
  readonly description: string;
}

const LOOKS: Readonly<Record<SegmentStanding, Look>> = {
  pending: { tone: 'neutral', icon: CircleDashed, description: 'No structure yet' },
  failed: { tone: 'danger', icon: OctagonAlert, description: 'The reading failed' },
  processed: {
    tone: 'info',
    icon: CircleDot,
    description: 'Read, neither selected nor marked as correct',
  },
  doubtful: {
    tone: 'warning',
    icon: TriangleAlert,
    description: 'Read with a low score, or differently by two engines',
  },
  selected: {
    tone: 'success',
    icon: SquareCheck,
    description: 'Selected, not marked as correct by a person',
  },
  checked: {
    tone: 'success',
    icon: CircleCheck,
    description: 'Marked as correct by a person, not selected',
  },
  selectedAndChecked: {
    tone: 'success',
    icon: CircleCheck,
    description: 'Selected, and marked as correct by a person',
  },
  rejected: { tone: 'neutral', icon: CircleX, description: 'Rejected by a person' },
};

interface StatusBadgeProps {
  readonly segment: Segment;
  /** Whether it was selected does not count, only what a person said. */
  readonly onlyJudged?: boolean;
}

/** The segment's status; icon and description distinguish what was selected from what a person checked. */
export function StatusBadge({ segment, onlyJudged = false }: StatusBadgeProps) {
  const standing = useSelectorWith(onlyJudged ? selectReviewStanding : selectStanding, segment);
  const { tone, icon, description } = LOOKS[standing];
  return (
    <Tooltip text={description}>
      <Badge tone={tone} icon={icon}>
        {SEGMENT_STATUS[standing]}
        <VisuallyHidden>: {description}</VisuallyHidden>
      </Badge>
    </Tooltip>
  );
}
