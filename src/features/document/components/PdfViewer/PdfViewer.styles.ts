import styled from 'styled-components';

/** Exists only to catch key presses; its children take part in the column's layout directly. */
export const Whole = styled.div`
  display: contents;
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: var(--surface-0);

  &[hidden] {
    display: none;
  }
  @media (max-width: 1199px) {
    flex: none;
    height: min(70vh, 720px);
  }
`;

/** pdf.js requires an absolutely positioned container. */
export const Pages = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;

  .pdfViewer {
    --page-margin: 0 auto var(--s-3);
    --page-border: 1px solid var(--border);
    --page-bg-color: var(--page);
    padding-top: var(--s-3);
  }
  /* Dims white pages in the dark theme, whether it was chosen or follows the system setting. */
  :root[data-theme='dark'] & .page canvas {
    filter: brightness(0.92);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & .page canvas {
      filter: brightness(0.92);
    }
  }
`;

export const Message = styled.div`
  position: absolute;
  inset: 0;
`;
