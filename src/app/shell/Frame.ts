import styled from 'styled-components';

/**
 * A notice that appears and disappears with the session. It stays at the window's lower edge, in front of the footer,
 * so that it moves nothing and covers no work. If the columns are stacked and the page scrolls, the page ends above it.
 */
export const NoticeOver = styled.div`
  /* As high as the window, with its content at the lower edge, so that it does not move as it grows. */
  position: fixed;
  z-index: 5;
  inset: 0;
  display: grid;
  align-content: end;
  pointer-events: none;

  > aside {
    min-height: 32px;
    box-shadow: var(--shadow-float);
    pointer-events: auto;
  }
  > aside ~ aside {
    display: none;
  }
  @media (max-width: 1199px) {
    > aside {
      padding-block: var(--s-2);
    }
    > aside > svg + div {
      flex-wrap: wrap;
      justify-content: end;

      > span {
        flex-basis: 60%;
        white-space: normal;
      }
    }
  }
`;

/** Head, notice, work, foot: as high as the window, or if stacked, as high as its content. */
export const Frame = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  grid-template-areas: 'head' 'notice' 'main' 'foot';
  height: 100dvh;
  background: var(--surface-1);

  > header {
    grid-area: head;
  }
  > main {
    grid-area: main;
  }
  > footer {
    grid-area: foot;
  }
  /* An overlay covers everything except the header and, where it is always visible, the footer. */
  &[data-covered] > header {
    position: sticky;
    top: 0;
    z-index: 8;
  }
  @media print {
    &[data-covered] {
      display: none;
    }
  }
  @media (max-width: 1199px) {
    height: auto;
    min-height: 100dvh;
    grid-template-rows: auto auto 1fr auto;

    &[data-covered] > footer {
      visibility: hidden;
    }

    &:has(${NoticeOver} > aside) {
      padding-bottom: 96px;
    }
  }
  @media (max-width: 767px) {
    &:has(${NoticeOver} > aside) {
      padding-bottom: 160px;
    }
  }
`;

/**
 * One line for notices about the whole page. Only the first notice is shown and later ones wait, so that
 * the page does not lose more space.
 */
export const NoticeLine = styled.div`
  grid-area: notice;

  > :is(aside, [data-notice]) ~ aside {
    display: none;
  }
`;

export const Main = styled.main`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;

  /* It is focused only after skipping past the header; its first control is the next tab stop. */
  &:focus {
    outline: none;
  }
  @media (max-width: 1199px) {
    grid-template-rows: none;
    align-content: start;
  }
`;
