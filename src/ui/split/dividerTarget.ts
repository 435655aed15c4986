import { css } from 'styled-components';
import type { Axis } from './dividerKeys';

/** A thin line between two parts with a grip in its middle, and an area for the pointer around it: wider for fingers. */
export const dividerTarget = (axis: Axis) => css`
  position: relative;
  z-index: 2;
  display: grid;
  flex: none;
  place-items: center;
  border: solid var(--border);
  border-width: ${axis === 'x' ? '0 1px' : '1px 0'};
  background: var(--surface-1);
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
  &::after {
    content: '';
    width: ${axis === 'x' ? 2 : 28}px;
    height: ${axis === 'x' ? 28 : 2}px;
    border-radius: 1px;
    background: var(--border-control);
  }
  &:is(:hover, [data-dragged], :focus-visible):not([aria-disabled]) {
    border-color: var(--accent);
    background: var(--accent-tint);
  }
  &[aria-disabled] {
    cursor: auto;
    touch-action: auto;

    &::before {
      content: none;
    }
  }
`;
