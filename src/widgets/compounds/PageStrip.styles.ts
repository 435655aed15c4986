import styled from 'styled-components';
import { Toolbar } from '@/ui/Toolbar/Toolbar';

/** One line, which scrolls sideways in a long article. */
export const Strip = styled(Toolbar)`
  display: flex;
  flex: none;
  gap: var(--s-3);
  padding: 2px var(--s-4);
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-s);
  overflow-x: auto;
`;

export const PageMarks = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;

  button {
    min-width: 24px;
    min-height: 24px;
    padding: 0 4px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text-2);
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    background: var(--surface-hover);
  }
`;

export const Mark = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 3px;
`;
