import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import type { SegmentStatus } from '@/domain/segmentStatus';
import { Badge, type Tone } from '@/ui/Badge/Badge';
import { selectStatus, type CurationRootState } from './selectStatus';

const LOOKS: Readonly<Record<SegmentStatus, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  Pending: { tone: 'neutral', icon: CircleDashed },
  Processed: { tone: 'info', icon: CircleDot },
  Verified: { tone: 'success', icon: CircleCheck },
};

export function StatusBadge({ segment }: { readonly segment: Segment }) {
  const status = useSelector((state: CurationRootState) => selectStatus(state, segment));
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  );
}
