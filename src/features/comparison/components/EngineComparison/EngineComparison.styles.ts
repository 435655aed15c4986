import styled from 'styled-components';
import type { Tone } from '@/ui/Badge/Badge';

const ink = ({ $tone }: { readonly $tone: Tone }) =>
  $tone === 'neutral' ? 'var(--text-2)' : `var(--${$tone})`;
const tint = ({ $tone }: { readonly $tone: Tone }) =>
  $tone === 'neutral' ? 'var(--surface-hover)' : `var(--${$tone}-tint)`;

export const Part = styled.div`
  display: grid;
  gap: var(--s-1);
  align-content: start;
  min-width: 0;

  h4 {
    font-size: var(--t-m);
    font-weight: 600;
  }
`;

export const Pairs = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Pair = styled.li<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-2);
  min-height: 24px;
  padding: 2px 6px;
  border-radius: var(--radius-s);
  background: ${tint};
  color: ${ink};
  font-size: var(--t-s);

  span:last-child {
    margin-left: auto;
  }
`;

export const Said = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: var(--s-2);
  align-items: start;
  padding: var(--s-2) var(--s-3);
  border-radius: var(--radius-s);
  background: ${tint};

  svg {
    margin-top: 1px;
    color: ${ink};
  }
  p {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 2px;
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;

  th {
    padding: 2px 6px;
    color: var(--text-2);
    font-weight: 500;
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

export const Self = styled.td`
  color: var(--text-2);
`;

export const Note = styled.p`
  margin: 0;
  color: var(--text-2);
  font-size: var(--t-s);
`;

export const ReportBody = styled.div`
  display: grid;
  gap: var(--s-4);
`;
