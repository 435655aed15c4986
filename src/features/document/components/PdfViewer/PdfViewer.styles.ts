import styled from 'styled-components';
import { below, look } from '@/ui/Layout/look';
import { inDarkTheme } from '@/ui/styles/inDarkTheme';

export const Stage = styled.div`
  ${look({ position: 'relative', flex: 1, minHeight: 0, ground: 'surface-0' })}

  &[hidden] {
    display: none;
  }
  ${below(1200, { flex: 'none', height: 'min(70vh, 720px)' })}
`;

/** pdf.js requires an absolutely positioned container. */
export const Pages = styled.div`
  ${look({ position: 'absolute', inset: 0, overflow: 'auto' })}

  .pdfViewer {
    --page-margin: 0 auto var(--s-3);
    --page-border: 1px solid var(--border);
    --page-bg-color: var(--page);
    padding-top: var(--s-3);
  }
  /* Dims white pages. */
  ${inDarkTheme('& .page canvas', 'filter: brightness(0.92);')}
`;
