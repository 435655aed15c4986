import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

/** What pdf.js's viewer asks of the index that tells links, form fields and notes between which words they are. */
const NO_PLACES = {
  setTextMapping: () => undefined,
  enable: () => undefined,
  disable: () => undefined,
  addPointerInTextLayer: () => null,
  removePointerInTextLayer: () => undefined,
};

/** The declared types leave it out; a page view makes an index of its own unless it has one. */
interface PageView {
  _accessibilityManager?: unknown;
}

/**
 * Spares each page the index of its words by place. It sorts them by their boxes, which lays the text out a
 * thousand times over (a third of the time until the first page); only links, form fields and notes use it, and
 * none of these is shown (`AnnotationMode.DISABLE`). The text itself stays in the order that the PDF gives it.
 */
export function leaveOutPlaces(viewer: PDFViewer, eventBus: EventBus, signal: AbortSignal): void {
  const onPages = () => {
    for (let page = 0; page < viewer.pagesCount; page += 1)
      (viewer.getPageView(page) as PageView)._accessibilityManager = NO_PLACES;
  };
  eventBus.on('pagesinit', onPages, { signal });
}
