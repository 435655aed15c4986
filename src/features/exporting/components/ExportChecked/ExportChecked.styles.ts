import styled from 'styled-components';

export const Cautions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--s-3);
  font-size: var(--t-s);

  li {
    display: flex;
    align-items: center;
    gap: var(--s-1);
  }
  svg {
    flex: none;
    color: var(--warning);
  }
`;
