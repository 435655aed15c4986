import styled from 'styled-components';

/** As wide as its longest text, so that nothing next to it moves; a narrow column shows only the sign. */
export const Mark = styled.span<{ $isWarning: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: flex-start;
  gap: var(--s-1);
  width: 84px;
  color: var(${({ $isWarning }) => ($isWarning ? '--warning' : '--text-2')});
  font-size: var(--t-s);
  white-space: nowrap;

  @container column (max-width: 480px) {
    width: 16px;
  }
`;
