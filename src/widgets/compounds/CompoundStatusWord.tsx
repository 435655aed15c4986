import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { SegmentStatus } from '@/domain/segmentStatus';
import { Icon } from '@/ui/Icon/Icon';
import { Status } from './CellContent.styles';

interface Look {
  readonly icon: LucideIcon;
  readonly colour: string;
}

const LOOKS: Readonly<Record<SegmentStatus, Look>> = {
  Doubtful: { icon: TriangleAlert, colour: 'var(--warning)' },
  Failed: { icon: OctagonAlert, colour: 'var(--danger)' },
  Pending: { icon: CircleDashed, colour: 'var(--text-2)' },
  Processed: { icon: CircleDot, colour: 'var(--info)' },
  Verified: { icon: CircleCheck, colour: 'var(--success)' },
  Rejected: { icon: CircleX, colour: 'var(--text-2)' },
};

/** Shape and colour of a status, without its word. */
export function StatusIcon({ status }: { readonly status: SegmentStatus }) {
  const { icon, colour } = LOOKS[status];
  return (
    <Status $colour={colour}>
      <Icon of={icon} size={14} />
    </Status>
  );
}

/** How the compound stands: icon, word and colour. */
export function CompoundStatusWord({ status }: { readonly status: SegmentStatus }) {
  const { icon, colour } = LOOKS[status];
  return (
    <Status $colour={colour}>
      <Icon of={icon} size={14} />
      {status}
    </Status>
  );
}
