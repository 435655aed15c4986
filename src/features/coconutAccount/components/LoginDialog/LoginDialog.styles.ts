import styled from 'styled-components';

export const Fields = styled.form`
  display: grid;
  gap: var(--s-3);
`;

export const Problem = styled.p`
  display: flex;
  gap: var(--s-2);
  align-items: start;
  margin-top: var(--s-3);
  padding: var(--s-2) var(--s-3);
  border-radius: var(--radius-s);
  background: var(--danger-tint);
  color: var(--danger);
  overflow-wrap: anywhere;

  svg {
    margin-top: 1px;
  }
`;

export const Wait = styled.p`
  margin-top: var(--s-1);
  color: var(--text-2);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
`;

export const Notes = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-3);
  font-size: var(--t-s);

  code {
    font-family: var(--font-mono);
    overflow-wrap: anywhere;
  }
`;
