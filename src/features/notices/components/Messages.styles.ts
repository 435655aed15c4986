import styled from 'styled-components';

export const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  min-height: 40px;
  padding: 3px var(--s-2) 3px var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
`;

export const Entries = styled.ol`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--s-3);
    padding: var(--s-2) var(--s-3);
    border-bottom: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  time {
    color: var(--text-2);
    font-size: var(--t-s);
    font-variant-numeric: tabular-nums;
  }
  p {
    grid-column: 1 / -1;
    color: var(--text-2);
  }
`;
