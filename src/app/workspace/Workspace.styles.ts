import styled from 'styled-components';
import { dividerTarget } from '@/ui/split/dividerTarget';
import { MINIMUM_WIDTH } from './columns';

/**
 * Below 1200 px the same elements are stacked in the page's own scroll area, so that a rotated tablet keeps
 * what is in the columns.
 */
export const Columns = styled.div`
  display: flex;
  height: 100%;
  min-height: 0;
  overflow: hidden;

  @media (max-width: 1199px) {
    display: block;
    height: auto;
    overflow: visible;
  }
`;

export const ColumnPanel = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: ${MINIMUM_WIDTH}px;
  min-height: 0;
  overflow: hidden;

  /* The height of what sticks to the top of the window: header and jump bar, on phones only the jump bar. */
  @media (max-width: 1199px) {
    display: block;
    min-width: 0;
    overflow: visible;
    scroll-margin-top: 85px;
  }
  @media (max-width: 767px) {
    scroll-margin-top: 41px;
  }
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

export const ColumnDivider = styled.div`
  ${dividerTarget('x')}
  width: 6px;

  @media (max-width: 1199px) {
    display: block;
    width: auto;
    height: 8px;
    border-width: 1px 0;
    background: var(--surface-0);

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
  /* A third of a small laptop's window. */
  @container column (min-width: 441px) and (max-width: 540px) {
    button {
      gap: 2px;
      padding-inline: 3px;
    }
  }
`;
