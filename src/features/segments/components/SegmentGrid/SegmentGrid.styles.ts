import styled from 'styled-components';
import { below, look, stack } from '@/ui/Layout/look';
import { GRID_GAP } from './gridLayout';

export const Scroller = styled.div`
  ${look({ pad: '8px', flex: 1, minHeight: 0, overflow: 'auto', ground: 'surface-0' })}
  ${below(1200, { flex: 'none', height: 'min(80vh, 720px)' })}
`;

export const Row = styled.div<{ $columns: number }>`
  ${stack({ position: 'absolute', inset: '0 0 auto', rows: 1 })}
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${GRID_GAP}px;
`;
