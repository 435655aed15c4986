import styled from 'styled-components';

export const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  min-height: 40px;
  padding: 3px var(--s-2) 3px var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
`;

export const None = styled.p`
  padding: var(--s-4) var(--s-3);
  color: var(--text-2);
`;

export const Entries = styled.ol`
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: 2px var(--s-2);
    align-items: start;
    padding: var(--s-2) var(--s-2) var(--s-2) var(--s-3);
    border-bottom: 1px solid var(--border);
    overflow-wrap: anywhere;
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
