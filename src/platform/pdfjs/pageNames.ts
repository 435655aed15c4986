import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer';
import type { EventBus, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';

type Words = NonNullable<PDFViewerOptions['l10n']>;

const nothing = () => undefined;

/**
 * Stands in for pdf.js's translations. Those are 353 messages for controls that are not here, parsed with the
 * first document, and an observer of everything that is added to the pages; all that is needed of them is what
 * a page is called.
 */
export const NO_WORDS = { pause: nothing, resume: nothing } as unknown as Words;

/** Names each page for those who hear it, as pdf.js would. */
export function namePages(viewer: PDFViewer, eventBus: EventBus, signal: AbortSignal): void {
  const onPages = () => {
    for (let page = 0; page < viewer.pagesCount; page += 1) {
      const { div } = viewer.getPageView(page) as { readonly div: HTMLElement };
      div.ariaLabel = `Page ${page + 1}`;
    }
  };
  eventBus.on('pagesinit', onPages, { signal });
}
