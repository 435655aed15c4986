import styled from 'styled-components';
import { column, look, stack } from '@/ui/Layout/look';

/** Below this the original stands above the editor, as a strip. */
const STACKED = '@media (max-width: 999px)';

const BESIDE = `
  grid-template-columns: 224px 1fr;
  ${STACKED} {
    grid-template-columns: none;
    grid-template-rows: 104px 1fr;
    gap: var(--s-2);
  }
`;

/** Fills the dialog: its height minus head, foot, their lines, and the body's own space. */
export const Stage = styled.div<{ $isAlone: boolean }>`
  --chrome: 130px;
  ${stack({ gap: 3, height: 'calc(min(860px, 100dvh - 48px) - var(--chrome))', minHeight: '240px' })}
  ${({ $isAlone }) => ($isAlone ? '' : BESIDE)}

  @media (max-width: 767px) {
    --chrome: 140px;
    height: calc(100dvh - var(--chrome));
  }
`;

/** The original drawing, to compare with while drawing. */
export const Original = styled.figure`
  ${column({ gap: 1, minHeight: 0 })}

  figcaption {
    ${look({ flex: 'none', ink: 'text-2', size: 's' })}
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
  ${look({ pad: 1, flex: 1, minWidth: 0, minHeight: 0, maxHeight: '360px', overflow: 'hidden' })}
  ${look({ corners: 'radius', paper: true })}
`;

/** Scrolls where there is no room for all of them. */
export const Places = styled.ol`
  ${look({ flex: '0 1 auto', minHeight: 0, size: 's' })}
  padding-left: 1.6em;
  overflow-y: auto;
  ${STACKED} {
    flex: 1 1 0;
  }
`;

/** Ketcher has only a light theme: its card is light even in the dark theme. */
export const Canvas = styled.div`
  ${look({ position: 'relative', minWidth: 0, minHeight: 0, overflow: 'hidden' })}
  ${look({ ground: 'page', corners: 'radius' })}
  border: 1px solid var(--paper-line);
  color-scheme: light;

  iframe {
    display: block;
    ${look({ width: '100%', height: '100%', edge: 'none' })}
  }
`;

/** Covers the frame until it can be used: it must be laid out meanwhile, so it is not hidden. */
export const Cover = styled.div`
  ${stack({ position: 'absolute', inset: 0, gap: 3, items: 'center', content: 'center' })}
  ${look({ ground: 'surface-2' })}
  color-scheme: inherit;

  [role='progressbar'] {
    width: 200px;
  }
`;

/** What went wrong, to the left of the buttons. */
export const Problem = styled.div`
  ${look({ flex: 1, minWidth: 0 })}

  @media (max-width: 767px) {
    flex-basis: 100%;
  }
`;
