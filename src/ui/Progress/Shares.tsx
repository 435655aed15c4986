import styled from 'styled-components';
import type { Tone } from '@/ui/Badge/Badge';
import { withLook, type LookProps } from '@/ui/Layout/Layout';

const Track = styled.div<LookProps>`
  ${withLook('display:flex;', { height: '6px', overflow: 'hidden', ground: 'surface-active' })}
  border-radius: 3px;

  > i {
    height: 100%;
  }
`;

interface SharesProps extends LookProps {
  readonly total: number;
  readonly counts: readonly (readonly [tone: Tone | 'text-2', count: number])[];
}

/** Parts of a whole, each as wide as its share; for the eye only, words beside it say the same. */
export function Shares({ total, counts, ...look }: SharesProps) {
  return (
    <Track aria-hidden="true" {...look}>
      {counts.map(([tone, count]) => (
        <i
          key={tone}
          style={{
            width: `${Math.min(100, (100 * count) / Math.max(1, total))}%`,
            background: `var(--${tone})`,
          }}
        />
      ))}
    </Track>
  );
}
