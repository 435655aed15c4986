import styled from 'styled-components';

export const Warnings = styled.ul`
  flex: none;
  border-top: 1px solid var(--border);
`;

export const Warning = styled.li<{ $isGood?: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 32px;
  padding: 2px var(--s-3);
  border-bottom: 1px solid var(--border);
  background: var(--surface-2);
  font-size: var(--t-s);

  > svg {
    color: ${({ $isGood }) => ($isGood ? 'var(--success)' : 'var(--warning)')};
  }
  &:last-child {
    border-bottom: 0;
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
  }
`;
