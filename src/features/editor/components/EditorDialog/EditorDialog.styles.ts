import styled from 'styled-components';

/** Below this the original stands above the editor, as a strip. */
const STACKED = '@media (max-width: 999px)';

/** Fills the dialog: its height minus head, foot, their lines, and the body's own space. */
export const Stage = styled.div`
  --chrome: 130px;
  display: grid;
  grid-template-columns: 224px 1fr;
  gap: var(--s-3);
  height: calc(min(860px, 100dvh - 48px) - var(--chrome));
  min-height: 240px;

  ${STACKED} {
    grid-template-columns: none;
    grid-template-rows: 104px 1fr;
    gap: var(--s-2);
  }
  @media (max-width: 767px) {
    --chrome: 140px;
    height: calc(100dvh - var(--chrome));
  }
`;

/** The original drawing, to compare with while drawing. */
export const Original = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--s-1);
  min-width: 0;
  min-height: 0;
  margin: 0;

  figcaption {
    flex: none;
    color: var(--text-2);
    font-size: var(--t-s);
  }
  ${STACKED} {
    flex-direction: row;
    align-items: stretch;

    figcaption {
      flex: 0 1 84px;
      align-self: center;
    }
  }
`;

/** Light in both themes, as the paper. */
export const OriginalPicture = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 0;
  max-height: 360px;
  padding: var(--s-1);
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius);
  background: var(--paper);
  color-scheme: light;
`;

/** Scrolls where there is no room for all of them. */
export const Places = styled.ol`
  flex: 0 1 auto;
  min-width: 0;
  min-height: 0;
  margin: 0;
  padding-left: 1.6em;
  overflow-y: auto;
  font-size: var(--t-s);

  ${STACKED} {
    flex: 1 1 0;
  }
`;

/** Ketcher has only a light theme: its card is light even in the dark theme. */
export const Canvas = styled.div`
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--paper-line);
  border-radius: var(--radius);
  background: var(--page);
  color-scheme: light;

  iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

/** Covers the frame until it can be used: it must be laid out meanwhile, so it is not hidden. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-3);
  background: var(--surface-2);
  color-scheme: inherit;

  [role='progressbar'] {
    width: 200px;
  }
`;

export const Where = styled.span`
  color: var(--text-2);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** What went wrong, to the left of the buttons. */
export const Problem = styled.div`
  flex: 1;
  min-width: 0;

  @media (max-width: 767px) {
    flex-basis: 100%;
  }
`;
