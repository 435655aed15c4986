import styled from 'styled-components';

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  gap: var(--s-3) var(--s-6);
  padding: var(--s-3);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--surface-1);

  @container comparison (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  min-width: 0;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  min-height: 24px;

  h3 {
    font-size: var(--t-m);
    font-weight: 600;
  }
`;

export const Tools = styled(Line)`
  grid-column: 1 / -1;
  gap: var(--s-2);
`;
