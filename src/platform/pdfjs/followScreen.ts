import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** pdf.js' own name for "as wide as the container". */
export const FIT_WIDTH = 'page-width';

/** Keeps pages as wide as the column, until the user chooses a zoom. */
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

/** Redraws the pages when the window moves to a screen of another resolution, or the browser zooms. */
export function followResolution(viewer: PDFViewer, signal: AbortSignal): void {
  const listen = () => {
    // Matches only the current resolution, so that any other is a change.
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = () => {
      viewer.refresh();
      listen();
    };
    query.addEventListener('change', onChange, { once: true, signal });
  };
  listen();
}
