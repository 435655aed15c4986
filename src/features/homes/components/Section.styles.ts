import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--s-2);
`;
