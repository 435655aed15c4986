import styled from 'styled-components';

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  grid-template-rows: minmax(0, 1fr);
  gap: var(--s-5);
  height: 100%;

  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    height: auto;
  }
`;

/** The figures take the height that is left by the tools and the link to the comparison. */
export const Main = styled.div`
  display: grid;
  grid-template-rows: minmax(180px, 1fr) auto auto;
  gap: var(--s-3);
  min-width: 0;
  min-height: 0;

  @media (max-width: 899px) {
    grid-template-rows: none;
  }
`;

export const Callout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);

  /* No key hints on phones. */
  @media (max-width: 767px) {
    kbd {
      display: none;
    }
  }
`;
