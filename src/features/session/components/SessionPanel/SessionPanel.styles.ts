import styled from 'styled-components';

export const Parts = styled.div`
  display: grid;
  gap: var(--s-5);
`;
