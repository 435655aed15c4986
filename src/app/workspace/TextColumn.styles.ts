import { Group, Panel, Separator } from 'react-resizable-panels';
import styled, { css } from 'styled-components';

/**
 * When stacked, text and list are below each other with their natural heights; the library uses inline
 * styles.
 */
const stacked = css`
  @media (max-width: 1199px) {
    display: block !important;
    height: auto !important;
    max-height: none !important;
    overflow: visible !important;
  }
`;

export const Rows = styled(Group)`
  flex: 1;
  min-height: 0;
  ${stacked}

  > [data-panel] {
    ${stacked}
  }
`;

/** The library puts this class on the panel's inner box. */
export const TextPanel = styled(Panel)`
  overflow: hidden !important;
  ${stacked}

  > [data-scroll-area] {
    @media (max-width: 1199px) {
      height: auto;
      max-height: 60vh;
    }
  }
`;

export const ListPanel = styled(Panel)`
  overflow: hidden !important;
  ${stacked}
`;

export const RowDivider = styled(Separator)`
  position: relative;
  z-index: 2;
  display: grid;
  flex: none;
  place-items: center;
  height: 7px;
  border: solid var(--border);
  border-width: 1px 0;
  background: var(--surface-1);

  &::after {
    content: '';
    width: 28px;
    height: 2px;
    border-radius: 1px;
    background: var(--border-control);
  }
  &:is([data-separator='hover'], [data-separator='active'], :focus-visible) {
    border-color: var(--accent);
    background: var(--accent-tint);
  }
  @media (max-width: 1199px) {
    display: none;
  }
`;
