import styled from 'styled-components';

export const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--text-2);
  font-size: var(--t-s);
  white-space: nowrap;

  > svg {
    color: var(--success);
  }
`;

export const Timer = styled.span`
  font-variant-numeric: tabular-nums;
`;
