import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: var(--s-2);
`;

/** Part, what is stored of it; one line each. */
export const Parts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: 2px var(--s-4);
  font-size: var(--t-s);

  dd {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);

  > [role='progressbar'] {
    flex: 1 1 120px;
  }
`;
