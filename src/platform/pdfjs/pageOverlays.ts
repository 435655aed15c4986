import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PageOverlay, PdfViewEvent } from '../pdfs';

/** What is used of pdf.js's view of a page; the declared types leave it out. */
interface PageView {
  /** From 1. */
  readonly id: number;
  readonly div: HTMLElement;
  readonly viewport: { readonly width: number; readonly height: number; readonly scale: number };
}

/**
 * Gives every drawn page an element on which to draw. It stands before the page, not in it: pdf.js empties a
 * page whenever its size changes, which would take the focus from whatever is there. It follows the zoom by
 * pdf.js's own `--scale-factor`.
 */
export function followDrawnPages(
  viewer: PDFViewer,
  eventBus: EventBus,
  onEvent: (event: PdfViewEvent) => void,
  signal: AbortSignal,
): void {
  const overlays = new Map<number, PageOverlay>();
  const onRendered = () => {
    // The cache has the drawn pages and a few that were drawn before.
    const views = [...(viewer.getCachedPageViews() as Set<PageView>)];
    const added = views.filter(({ id }) => !overlays.has(id));
    const left = [...overlays.keys()].filter((id) => !views.some((view) => view.id === id));
    if (added.length + left.length === 0) return;
    for (const view of added) overlays.set(view.id, overlayOn(view));
    for (const id of left) {
      overlays.get(id)?.element.remove();
      overlays.delete(id);
    }
    onEvent({ kind: 'overlays', overlays: [...overlays.values()] });
  };
  eventBus.on('pagerendered', onRendered, { signal });
}

function overlayOn({ id, div, viewport }: PageView): PageOverlay {
  const element = document.createElement('div');
  const width = viewport.width / viewport.scale;
  const height = viewport.height / viewport.scale;
  Object.assign(element.style, {
    position: 'relative',
    zIndex: '1',
    // The page has a border.
    top: `${div.clientTop}px`,
    width: `calc(var(--scale-factor) * ${width}px)`,
    height: '0',
    margin: '0 auto',
  });
  div.before(element);
  return { pageIndex: id - 1, element, width, height };
}
