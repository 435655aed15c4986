import { Group, Panel, Separator } from 'react-resizable-panels';
import styled, { css } from 'styled-components';

/**
 * Below 1200 px the same elements are stacked in the page's own scroll area, so that a rotated tablet keeps
 * what is in the columns. The library writes its layout as inline style, hence !important.
 */
const stacked = css`
  @media (max-width: 1199px) {
    display: block !important;
    width: auto !important;
    height: auto !important;
    max-width: none !important;
    max-height: none !important;
    overflow: visible !important;
  }
`;

export const Columns = styled(Group)`
  min-height: 0;
  ${stacked}

  /* The height of what sticks to the top of the window: header and jump bar, on phones only the jump bar. */
  > [data-panel] {
    ${stacked}
    @media (max-width: 1199px) {
      scroll-margin-top: 85px;
    }
    @media (max-width: 767px) {
      scroll-margin-top: 41px;
    }
  }
`;

/** The library puts this class on the panel's inner box. */
export const ColumnPanel = styled(Panel)`
  display: flex;
  flex-direction: column;
  overflow: hidden !important;
  ${stacked}
`;

export const ColumnBox = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  container: column / inline-size;

  &:focus {
    outline: none;
  }
`;

export const ColumnDivider = styled(Separator)`
  position: relative;
  z-index: 2;
  display: grid;
  flex: none;
  place-items: center;
  width: 6px;
  border: solid var(--border);
  border-width: 0 1px;
  background: var(--surface-1);

  &::after {
    content: '';
    width: 2px;
    height: 28px;
    border-radius: 1px;
    background: var(--border-control);
  }
  &:is([data-separator='hover'], [data-separator='active'], :focus-visible) {
    border-color: var(--accent);
    background: var(--accent-tint);
  }
  @media (max-width: 1199px) {
    display: block;
    width: auto;
    height: 8px;
    border-width: 1px 0;
    background: var(--surface-0);
    cursor: auto !important;

    &::after {
      display: none;
    }
  }
`;

/** Four actions beside a heading fit into one line of a column that is half as wide as a laptop's window. */
export const CompactActions = styled.span`
  display: contents;

  /* Narrower columns show icons without words. */
  @container column (min-width: 441px) and (max-width: 640px) {
    button {
      gap: 4px;
      padding-inline: 6px;
      font-size: var(--t-s);
    }
    button > svg {
      display: none;
    }
  }
`;
