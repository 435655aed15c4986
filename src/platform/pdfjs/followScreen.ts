import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** pdf.js' own name for "as wide as the container". */
export const FIT_WIDTH = 'page-width';

/** Keeps pages as wide as the column, while the user has not chosen a zoom. */
export function followWidth(
  viewer: PDFViewer,
  container: HTMLDivElement,
  signal: AbortSignal,
): void {
  let width = container.clientWidth;
  const observer = new ResizeObserver(() => {
    // 0 while the PDF is hidden
    if (container.clientWidth === 0 || container.clientWidth === width) return;
    width = container.clientWidth;
    if (viewer.currentScaleValue === FIT_WIDTH) viewer.currentScaleValue = FIT_WIDTH;
  });
  observer.observe(container);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Draws the pages again where the window goes to a finer or coarser screen, or the browser zooms. */
export function followResolution(viewer: PDFViewer, signal: AbortSignal): void {
  const listen = () => {
    // Matches the present resolution alone, so that any other is a change.
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => {
      viewer.refresh();
      listen();
    };
    query.addEventListener('change', onChange, { once: true, signal });
  };
  listen();
}
