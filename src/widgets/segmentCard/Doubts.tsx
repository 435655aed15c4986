import { TriangleAlert } from 'lucide-react';
import type { Structure } from '@/domain/structure';
import { Icon } from '@/ui/Icon/Icon';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { doubtsOf } from '@/widgets/segmentStatus';
import { Doubt } from './SegmentCard.styles';

interface DoubtsProps {
  readonly of: Structure;
  /** That the latest reading failed, when the structure shown is of an earlier one. */
  readonly failure: string | undefined;
}

/** What the program itself doubted: a curator has to see that before trusting the drawing. */
export function Doubts({ of: structure, failure }: DoubtsProps) {
  const doubts = [...(failure ? [failure] : []), ...doubtsOf(structure)];
  if (doubts.length === 0) return null;
  const words = doubts.join('. ');
  return (
    <Tooltip text={words}>
      <Doubt role="img" aria-label={`Doubts: ${words}`}>
        <Icon of={TriangleAlert} size={14} />
      </Doubt>
    </Tooltip>
  );
}
