import styled from 'styled-components';

export const Organisms = styled.div`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
`;

export const OrganismBox = styled.div`
  min-width: 0;
  padding: var(--s-1) var(--s-3) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
`;

export const OrganismHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  min-height: 28px;

  h3 {
    flex: 1;
    font-size: var(--t-s);
  }
`;

export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--s-2) var(--s-3);

  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);

  /* An empty live region takes up no space. */
  &:not(:has(button)) {
    position: absolute;
  }
`;
