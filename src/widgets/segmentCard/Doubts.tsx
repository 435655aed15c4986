import { TriangleAlert } from 'lucide-react';
import { enginesDisagree, type Structure } from '@/domain/structure';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Layout/Layout';
import { Tooltip } from '@/ui/Tooltip/Tooltip';
import { doubtsOf, ENGINES_DISAGREE } from './doubtsOf';
import { Doubt } from './SegmentCard.styles';

interface DoubtsProps {
  readonly of: Structure;
  /** Why the latest reading failed, if the structure shown is from an earlier one. */
  readonly failure: string | undefined;
}

/**
 * Disagreement of the engines and the program's own doubts: a curator must see them before trusting the
 * drawing.
 */
export function Doubts({ of: structure, failure }: DoubtsProps) {
  const doubts = [...(failure ? [failure] : []), ...doubtsOf(structure)];
  if (doubts.length === 0) return null;
  const words = doubts.join('. ');
  return (
    <Tooltip text={words}>
      <Doubt role="img" aria-label={`Doubts: ${words}`}>
        <Icon of={TriangleAlert} size={14} />
        {enginesDisagree(structure) && <Text $nowrap>{ENGINES_DISAGREE}</Text>}
      </Doubt>
    </Tooltip>
  );
}
