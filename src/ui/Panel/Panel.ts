import styled from 'styled-components';
import { Toolbar } from '@/ui/Toolbar/Toolbar';

/** A row of controls in a panel. Wraps in a narrow column. */
export const Bar = styled.div<{ $nowrap?: boolean }>`
  display: flex;
  flex: none;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: center;
  gap: var(--s-1) var(--s-2);
  min-height: var(--bar);
  padding: 3px var(--s-3);
  border-bottom: 1px solid var(--border);

  h2,
  h3 {
    white-space: nowrap;
  }
  @container column (max-width: 540px) {
    column-gap: 4px;
  }
  @media (max-width: 767px) {
    padding-block: var(--s-1);
  }
`;

/** Icon buttons close together, with roving focus. */
export const BarTools = styled(Toolbar)`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  min-height: 34px;
  padding: 3px var(--s-2);
  border-bottom: 1px solid var(--border);
`;

/** A hairline between groups of tools. */
export const Divider = styled.span`
  width: 1px;
  height: 18px;
  margin: 0 var(--s-1);
  background: var(--border);
`;

/** One line of progress, in the same place while work runs and afterwards; contains a line `Progress`. */
export const Strip = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-height: 30px;
  padding: 2px var(--s-3) 3px;
  border-bottom: 1px solid var(--border);
  font-size: var(--t-s);
`;
