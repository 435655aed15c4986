import styled from 'styled-components';

export const Offer = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--s-2);
`;

export const Explanation = styled.p`
  color: var(--text-2);
  font-size: var(--t-s);
`;

export const Parts = styled.div`
  display: grid;
  gap: var(--s-4);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--s-2) var(--s-4);
  margin: 0;

  dt {
    color: var(--text-2);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-3);
  margin: 0;
  padding: 0;
  color: var(--text-2);
  font-size: var(--t-s);
  list-style: none;
`;
