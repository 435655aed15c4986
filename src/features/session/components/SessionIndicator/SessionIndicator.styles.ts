import styled from 'styled-components';

export const Status = styled.span`
  display: inline-flex;

  > span > button {
    padding: 0 8px;
    color: var(--text-2);
    font-size: var(--t-s);
    font-weight: 400;
  }
  &[data-active] > span > button > svg {
    color: var(--success);
  }
`;

export const Timer = styled.span`
  font-variant-numeric: tabular-nums;
`;
