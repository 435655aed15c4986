import styled from 'styled-components';
import { below, column, look } from '@/ui/Layout/look';

/** px */
const NARROW_BAR_HEIGHT = 44;

export const QueueBox = styled.div`
  ${column({ minHeight: 0, ground: 'surface-2', edge: 'right' })}

  /* A sheet over the drawing, below the bar with its button. */
  @media (max-width: 767px) {
    position: absolute;
    z-index: 4;
    inset: ${NARROW_BAR_HEIGHT}px 0 0;
    border-right: 0;
    &:not([data-open]) {
      display: none;
    }
  }
`;

/** With the button that opens the queue where it has no column. */
export const NarrowBar = styled.div`
  ${look({ position: 'sticky', pad: '4px 3', ground: 'surface-1', edge: 'bottom' })}
  z-index: 3;
  top: 0;
  display: none;
  height: ${NARROW_BAR_HEIGHT}px;
  ${below(768, { display: 'flex' })}
`;
