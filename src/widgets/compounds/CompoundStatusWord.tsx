import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { CompoundStatus } from '@/domain/compound';
import { Icon } from '@/ui/Icon/Icon';
import { Status } from './CellContent.styles';

interface Look {
  readonly word: string;
  readonly icon: LucideIcon;
  readonly colour: string;
}

const LOOKS: Readonly<Record<CompoundStatus, Look>> = {
  doubtful: { word: 'Doubtful', icon: TriangleAlert, colour: 'var(--warning)' },
  failed: { word: 'Failed', icon: OctagonAlert, colour: 'var(--danger)' },
  pending: { word: 'Pending', icon: CircleDashed, colour: 'var(--text-2)' },
  processed: { word: 'Processed', icon: CircleDot, colour: 'var(--info)' },
  verified: { word: 'Verified', icon: CircleCheck, colour: 'var(--success)' },
  rejected: { word: 'Rejected', icon: CircleX, colour: 'var(--text-2)' },
};

/** How the compound stands: icon, word and colour. */
export function CompoundStatusWord({ status }: { readonly status: CompoundStatus }) {
  const { word, icon, colour } = LOOKS[status];
  return (
    <Status $colour={colour}>
      <Icon of={icon} size={14} />
      {word}
    </Status>
  );
}
