import styled from 'styled-components';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;

  > [data-scroll-area] {
    flex: 1;
    min-height: 0;
  }
  mark[draggable='true'] {
    cursor: grab;
  }
  @media (max-width: 1199px) {
    height: auto;

    > [data-scroll-area] {
      flex: none;
      height: auto;
      max-height: 60vh;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--s-2);
  min-height: 36px;
  padding: 4px var(--s-4);
  border-top: 1px solid var(--border);
  background: var(--surface-1);
  font-size: var(--t-s);

  > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  > p[data-warns] {
    color: var(--warning);
  }
`;
