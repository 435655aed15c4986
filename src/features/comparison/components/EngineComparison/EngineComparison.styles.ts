import styled from 'styled-components';
import type { Tone } from '@/ui/Badge/Badge';
import { look, row, stack } from '@/ui/Layout/look';

const ink = ({ $tone }: { readonly $tone: Tone }) =>
  $tone === 'neutral' ? 'var(--text-2)' : `var(--${$tone})`;
const tint = ({ $tone }: { readonly $tone: Tone }) =>
  $tone === 'neutral' ? 'var(--surface-hover)' : `var(--${$tone}-tint)`;

export const Part = styled.div`
  ${stack({ gap: 1, content: 'start', minWidth: 0 })}

  h4 {
    font-size: var(--t-m);
  }
`;

export const Pair = styled.li<{ $tone: Tone }>`
  ${row({ wrap: true, gap: '0 2', pad: '2px 6px', minHeight: '24px' })}
  ${look({ size: 's', corners: 'radius-s' })}
  background: ${tint};
  color: ${ink};

  span:last-child {
    margin-left: auto;
  }
`;

export const Said = styled.div<{ $tone: Tone }>`
  ${row({ gap: 2, pad: '2 3', align: 'start', corners: 'radius-s' })}
  background: ${tint};

  svg {
    margin-top: 1px;
    color: ${ink};
  }
  p {
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
`;

export const Table = styled.table`
  ${look({ width: '100%', size: 's', num: true })}
  border-collapse: separate;
  border-spacing: 2px;

  th {
    ${look({ pad: '2px 6px', ink: 'text-2', weight: 500 })}
    text-align: left;
  }
  td {
    padding: 2px 6px;
    overflow-wrap: anywhere;
  }
  code {
    font-family: var(--font-mono);
  }
`;

/** More engines than three may not fit side by side. */
export const WideTable = styled.div`
  min-width: 0;
  overflow-x: auto;
`;

export const MatrixTable = styled(Table)`
  thead th,
  td {
    text-align: center;
  }
`;

export const Cell = styled.td<{ $tone: Tone }>`
  border-radius: 3px;
  background: ${tint};
  color: ${ink};
`;
