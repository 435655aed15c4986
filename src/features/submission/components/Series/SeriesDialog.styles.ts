import styled from 'styled-components';

export const Fates = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
