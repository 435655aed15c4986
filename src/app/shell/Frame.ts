import styled from 'styled-components';

/** Head, notice, work, foot: as high as the window; stacked, as high as its content. */
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
  @media (max-width: 1199px) {
    height: auto;
    min-height: 100dvh;
    grid-template-rows: auto auto 1fr auto;
  }
`;

/**
 * One line for what is true of the whole page. The first notice has it; later ones wait, so that a
 * notice that comes and goes moves nothing below.
 */
export const NoticeLine = styled.div`
  grid-area: notice;

  > aside ~ aside {
    display: none;
  }
`;

export const Main = styled.main`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;

  @media (max-width: 1199px) {
    grid-template-rows: none;
    align-content: start;
  }
`;
