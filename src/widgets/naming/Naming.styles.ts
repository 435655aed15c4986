import styled from 'styled-components';
import { column, look } from '@/ui/Layout/look';

export const Column = styled.div`
  ${column({ height: '100%', minHeight: 0 })}

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
      ${look({ flex: 'none', height: 'auto', maxHeight: '60vh' })}
    }
  }
`;
