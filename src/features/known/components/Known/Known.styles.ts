import styled from 'styled-components';

export const Place = styled.div`
  display: grid;
  gap: var(--s-1);
  justify-items: start;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  align-items: center;
`;
