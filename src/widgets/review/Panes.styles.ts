import styled from 'styled-components';

/** Equal halves that keep their size from one drawing to the next; light in both themes, like paper. */
export const Pair = styled.div`
  display: grid;
  flex: 1 1 0;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-height: 200px;
  border-bottom: 1px solid var(--border);
  background: var(--paper);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 208px 208px;
  }
`;

export const Pane = styled.figure<{ $isOfArticle: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  margin: 0;
  background: ${({ $isOfArticle }) => ($isOfArticle ? 'var(--cut-out-paper)' : 'var(--paper)')};
  touch-action: none;
  user-select: none;

  & + & {
    box-shadow: -1px 0 0 var(--paper-line);
  }
`;

export const PaneCaption = styled.figcaption`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  height: 28px;
  padding: 0 var(--s-3);
  white-space: nowrap;
  /* Paper is light in both themes. */
  color-scheme: light;
  color: var(--text-2);
  font-size: var(--t-s);

  b {
    color: var(--text);
  }
  /* Half a small window has room for who read, if the score's bar gives way. */
  @media (min-width: 768px) and (max-width: 1199px) {
    i {
      display: none;
    }
  }
`;

export const PaneView = styled.div`
  position: relative;
  color-scheme: light;
  color: var(--text);
  flex: 1;
  min-height: 0;
  /* Room for a ring around an atom at the edge, and for its number. */
  padding: var(--s-5) var(--s-5) var(--s-3);
  overflow: hidden;
  background: inherit;
`;

/** Where the picture is not there yet; it takes no room, so that nothing moves when it comes. */
export const Waiting = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  color: var(--text-2);
`;

/** Its background lets the drawings' white blend with the paper. */
export const Zoomed = styled.div`
  height: 100%;
  background: inherit;

  /* A ring may reach beyond the picture. */
  > div {
    overflow: visible;
  }
`;
