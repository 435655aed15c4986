import styled from 'styled-components';

export const Status = styled.span<{ $ready: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  /* Hidden where large text leaves no space in the header. */
  min-width: 0;
  color: var(--text-2);
  font-size: var(--t-s);
  white-space: nowrap;

  > svg {
    color: var(${({ $ready }) => ($ready ? '--success' : '--text-2')});
  }
`;
