import styled from 'styled-components';
import { look, row, stack } from '@/ui/Layout/look';

export const Head = styled.div`
  ${row({ position: 'sticky', wrap: true, gap: '1 2', pad: '3px 2 3px 3', minHeight: '40px' })}
  ${look({ ground: 'surface-1', edge: 'bottom' })}
  top: 0;
`;

export const Entries = styled.ol`
  li {
    ${stack({ gap: '2px 2', pad: '2 2 2 3', align: 'start', columns: '16px minmax(0, 1fr) auto' })}
    ${look({ edge: 'bottom', breaks: true })}
  }
  li:last-child {
    border-bottom: 0;
  }
  b {
    font-weight: 600;
  }
  p {
    color: var(--text-2);
  }
  p:last-child {
    font-size: var(--t-s);
    font-variant-numeric: tabular-nums;
  }
`;

/** The colour of a message's kind, for its icon. */
export const Kind = styled.span<{ $colour: string }>`
  margin-top: 3px;
  color: ${({ $colour }) => $colour};
`;
