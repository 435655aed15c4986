import styled from 'styled-components';
import { Ellipsis } from '@/ui/Text/Text';

/** As high in every state, so that nothing below it moves: one row, or on a phone two. */
export const Line = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  height: 40px;
  padding: 0 var(--s-4) 2px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-s);
  container: reading-line / inline-size;

  @media (max-width: 767px) {
    flex-direction: column;
    align-items: stretch;
    justify-content: center;
    gap: 2px;
    height: 82px;
    padding: 0 var(--s-3) 2px;
  }
`;

/** What is told; gives way to the actions. */
export const Told = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-4);
  min-width: 0;
  overflow: hidden;

  > b {
    flex: none;
    font-size: var(--t-m);
    outline: none;
  }
  @media (max-width: 767px) {
    flex: none;
    gap: var(--s-3);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-2);
  min-width: 0;
  max-width: 100%;
  white-space: nowrap;

  /* On a phone it has a row of its own. */
  @container reading-line (min-width: 768px) and (max-width: 900px) {
    &[data-folds] > label {
      display: none;
    }
  }
`;

export const Steps = styled.ol`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s-5);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: var(--text-2);
    white-space: nowrap;
  }
  li[data-status='done'] > svg {
    color: var(--success);
  }
  li[data-status='failed'] {
    color: var(--danger);
  }
  li[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  li[aria-current] > span {
    font-weight: 400;
  }
  @container reading-line (max-width: 1100px) {
    gap: var(--s-3);
  }
  @container reading-line (max-width: 900px) {
    li:not([data-main]) {
      display: none;
    }
  }
`;

export const Failure = styled(Ellipsis)`
  color: var(--danger);
`;

/** Not where the steps need the room. */
export const Hint = styled(Ellipsis)`
  color: var(--text-2);

  @container reading-line (max-width: 600px) {
    display: none;
  }
`;
