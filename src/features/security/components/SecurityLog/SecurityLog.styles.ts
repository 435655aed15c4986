import styled from 'styled-components';
import { ScrollArea } from '@/ui/Panel/ScrollArea';

export const Empty = styled.p`
  color: var(--text-2);
`;

/** Scrolls independently, so that fifty entries leave the rest of the panel visible. */
export const Entries = styled(ScrollArea)`
  max-height: 208px;
  margin-top: var(--s-1);
  border: 1px solid var(--border);
  border-radius: var(--radius);

  li {
    display: flex;
    align-items: start;
    gap: var(--s-2);
    padding: 4px var(--s-2);
    border-top: 1px solid var(--border);
    overflow-wrap: anywhere;
  }
  li:first-child {
    border-top: 0;
  }
  li > span:nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  time {
    flex: none;
    color: var(--text-2);
    font-size: var(--t-s);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
`;
