import styled, { css } from 'styled-components';
import { dividerTarget } from '@/ui/split/dividerTarget';

/** px of the text and of the list of annotations. */
export const LEAST_HEIGHT = 120;

export const Rows = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;

  @media (max-width: 1199px) {
    display: block;
  }
`;

/** When stacked, text and list are below each other with their natural heights. */
const row = css`
  flex: 1 1 0;
  min-height: ${LEAST_HEIGHT}px;
  overflow: hidden;

  @media (max-width: 1199px) {
    min-height: 0;
    overflow: visible;
  }
`;

export const TextPanel = styled.div`
  ${row}

  > [data-scroll-area] {
    @media (max-width: 1199px) {
      height: auto;
      max-height: 60vh;
    }
  }
`;

export const ListPanel = styled.div`
  ${row}
`;

export const RowDivider = styled.div`
  ${dividerTarget('y')}
  height: 7px;

  @media (max-width: 1199px) {
    display: none;
  }
`;
