import styled from 'styled-components';

export const Question = styled.div`
  display: grid;
  gap: var(--s-1);
  padding: var(--s-2) var(--s-3) var(--s-3);
`;

export const Answers = styled.div`
  display: flex;
  gap: var(--s-2);
  padding-top: var(--s-1);
`;
