import styled from 'styled-components';
import { Bar } from '@/ui/Panel/Panel';
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

/** One row: what the column is and holds, then its tools. */
export const ColumnHead = styled(Bar)`
  min-height: 40px;
  flex-wrap: nowrap;
  column-gap: 4px;
  padding-right: var(--s-2);

  button,
  select {
    min-height: var(--control-s);
    padding-inline: 8px;
    font-size: var(--t-s);
  }
  select {
    flex: 0 1 auto;
    width: auto;
    min-width: 72px;
  }
  @container column (max-width: 620px) {
    button,
    select {
      padding-inline: 5px;
    }
  }
  @container column (max-width: 340px) {
    column-gap: 2px;
    padding-inline: var(--s-2) 2px;
  }
  /* Text of twice the size leaves no room for one. */
  @container column (max-width: 28em) {
    flex-wrap: wrap;
  }
  @media (max-width: 767px) {
    flex-wrap: wrap;
    min-height: 48px;
  }
`;

export const HeadWords = styled.div`
  display: grid;
  flex: 1 1 0;
  min-width: max-content;
  line-height: 15px;

  @container column (max-width: 440px) {
    min-width: 0;
  }
  h2 {
    font-size: var(--t-m);
    line-height: 16px;
  }
  > :not(h2) {
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--t-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: 767px) {
    flex: 1 0 100%;
  }
`;
