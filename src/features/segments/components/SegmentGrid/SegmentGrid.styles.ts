import styled from 'styled-components';
import { GRID_GAP } from './gridLayout';

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 8px;
  background: var(--surface-0);

  @media (max-width: 1199px) {
    flex: none;
    height: min(80vh, 720px);
  }
`;

export const Rows = styled.div`
  position: relative;
`;

export const Row = styled.div<{ $columns: number }>`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${GRID_GAP}px;
`;
