import { css } from 'styled-components';
import type { Axis } from './dividerKeys';

/** A divider's cursor, and an area for the pointer around its thin line: wider for fingers. */
export const dividerTarget = (axis: Axis) => css`
  cursor: ${axis === 'x' ? 'col-resize' : 'row-resize'};
  touch-action: none;
  user-select: none;

  &::before {
    content: '';
    position: absolute;
    inset: ${axis === 'x' ? '0 -2px' : '-2px 0'};

    @media (pointer: coarse) {
      inset: ${axis === 'x' ? '0 -7px' : '-7px 0'};
    }
  }
  &[aria-disabled] {
    cursor: auto;
    touch-action: auto;

    &::before {
      content: none;
    }
  }
`;
