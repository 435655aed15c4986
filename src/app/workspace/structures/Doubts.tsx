import { TriangleAlert } from 'lucide-react';
import type { Structure } from '@/domain/structure';
import { Icon } from '@/ui/Icon/Icon';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { Doubt } from './SegmentCard.styles';

interface DoubtsProps {
  readonly of: Structure;
  /** That the latest reading failed, when the structure shown is of an earlier one. */
  readonly failure: string | undefined;
}

/** What the program itself doubted: a curator has to see that before trusting the drawing. */
export function Doubts({ of: { remarks, smiles, molfile }, failure }: DoubtsProps) {
  const noSmiles = smiles === undefined && molfile !== undefined ? ['No SMILES was read'] : [];
  const doubts = [...(failure ? [failure] : []), ...noSmiles, ...(remarks ?? [])];
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
