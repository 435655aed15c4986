import styled from 'styled-components';
import { column, look } from '@/ui/Layout/look';

export const Region = styled.section`
  ${column({ flex: 1, minHeight: 0 })}

  @media (max-width: 1199px) {
    flex: none;
    height: min(80vh, 800px);
    scroll-margin-top: 90px;
  }
`;

export const Title = styled.h3`
  scroll-margin-top: 96px;
  outline: none;
`;

/** The segment's image where there is no page: a light island in both themes, as on paper. */
export const Paper = styled.div`
  ${look({ pad: 4, flex: 1, minHeight: 0, ground: 'paper' })}
  color-scheme: light;
`;
