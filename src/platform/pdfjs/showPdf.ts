import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer';
import type { PdfView, PdfViewEvent } from '../pdfs';
import { FIT_WIDTH, followResolution, followWidth } from './followScreen';
import { leaveOutPlaces } from './leaveOutPlaces';
import { loadPdfjsViewer, type PdfjsModules } from './loadPdfjs';
import { openToShow } from './openToShow';
import { namePages, NO_WORDS } from './pageNames';
import { followDrawnPages } from './pageOverlays';
import { createPdfSearcher, type PdfSearcher } from './searchPdf';
import { toPdfFault } from './toPdfFault';

type OnEvent = (event: PdfViewEvent) => void;

/**
 * Maximum canvas size in pixels; beyond it pdf.js only draws the visible part sharply. iOS allows no more.
 */
const MAX_CANVAS_PIXELS = 16_777_216;

/** Until then a zoomed page is its old drawing, stretched: several steps in a row are one drawing. */
const REDRAW_DELAY_MS = 200;

/** Shows a PDF with pdf.js's viewer component: text layer, only pages near the viewport, HiDPI. */
export function showPdf(file: Blob, container: HTMLDivElement, onEvent: OnEvent): PdfView {
  const life = new AbortController();
  let viewer: PDFViewer | undefined;
  let searcher: PdfSearcher | undefined;
  const whileAlive: OnEvent = (event) => {
    if (!life.signal.aborted) onEvent(event);
  };
  load(file, container, whileAlive, life.signal)
    .then((loaded) => {
      ({ viewer, searcher } = loaded);
    })
    .catch((error: unknown) => whileAlive({ kind: 'failed', fault: toPdfFault(error) }));
  return {
    goToPage: (page) => {
      if (viewer) viewer.currentPageNumber = page;
    },
    setScale: (scale) => {
      const scaleFactor = scale / (viewer?.currentScale ?? scale);
      viewer?.updateScale({ drawingDelay: REDRAW_DELAY_MS, scaleFactor });
    },
    fitWidth: () => {
      if (viewer) viewer.currentScaleValue = FIT_WIDTH;
    },
    search: (search) => searcher?.search(search),
    searchOn: (direction) => searcher?.searchOn(direction),
    endSearch: () => searcher?.end(),
    destroy: () => life.abort(),
  };
}

interface LoadedView {
  readonly viewer: PDFViewer;
  readonly searcher: PdfSearcher;
}

async function load(
  file: Blob,
  container: HTMLDivElement,
  onEvent: OnEvent,
  signal: AbortSignal,
): Promise<LoadedView> {
  const modules = await loadPdfjsViewer();
  signal.throwIfAborted();
  const opening = await openToShow(modules.pdfjs, file);
  if (signal.aborted) opening.destroy();
  signal.throwIfAborted();
  const pages = document.createElement('div');
  pages.className = 'pdfViewer';
  container.replaceChildren(pages);
  const { viewer, searcher, attach } = createViewer(modules, container, onEvent, signal);
  signal.addEventListener(
    'abort',
    () => {
      // An empty document makes the viewer cancel its rendering and drop its canvases.
      detach(viewer);
      opening.destroy();
      pages.remove();
    },
    { once: true },
  );
  const pdf = await opening.task.promise;
  signal.throwIfAborted();
  attach(pdf);
  onEvent({ kind: 'opened', pageCount: pdf.numPages });
  return { viewer, searcher };
}

/** `abortSignal` disconnects the viewer's observers; the declared types leave it out. */
type ViewerOptions = PDFViewerOptions & { readonly abortSignal: AbortSignal };

function createViewer(
  { pdfjs, viewer: components }: PdfjsModules,
  container: HTMLDivElement,
  onEvent: OnEvent,
  signal: AbortSignal,
) {
  const eventBus = new components.EventBus();
  const linkService = new components.PDFLinkService({ eventBus });
  const findController = new components.PDFFindController({ eventBus, linkService });
  const options: ViewerOptions = {
    container,
    eventBus,
    linkService,
    findController,
    l10n: NO_WORDS,
    // No links, forms or scripts of the file, because it cannot be trusted.
    annotationMode: pdfjs.AnnotationMode.DISABLE,
    annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    maxCanvasPixels: MAX_CANVAS_PIXELS,
    abortSignal: signal,
  };
  const viewer = new components.PDFViewer(options);
  linkService.setViewer(viewer);
  leaveOutPlaces(viewer, eventBus, signal);
  namePages(viewer, eventBus, signal);
  reportEvents(eventBus, viewer, onEvent, signal);
  followDrawnPages(viewer, eventBus, onEvent, signal);
  followWidth(viewer, container, signal);
  followResolution(viewer, signal);
  const searcher = createPdfSearcher(components, eventBus, onEvent, signal);
  /** The viewer passes the document on to the search itself. */
  const attach = (pdf: PDFDocumentProxy) => {
    viewer.setDocument(pdf);
    linkService.setDocument(pdf);
  };
  return { viewer, searcher, attach };
}

function reportEvents(
  eventBus: InstanceType<PdfjsModules['viewer']['EventBus']>,
  viewer: PDFViewer,
  onEvent: OnEvent,
  signal: AbortSignal,
) {
  const options = { signal };
  eventBus.on('pagesinit', () => (viewer.currentScaleValue = FIT_WIDTH), options);
  eventBus.on(
    'pagechanging',
    ({ pageNumber }: { pageNumber: number }) => onEvent({ kind: 'page', page: pageNumber }),
    options,
  );
  eventBus.on(
    'scalechanging',
    ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
      onEvent({ kind: 'zoom', scale, fitsWidth: presetValue === FIT_WIDTH }),
    options,
  );
  eventBus.on(
    'pagerendered',
    ({ pageNumber, error }: { pageNumber: number; error?: unknown }) => {
      if (error) onEvent({ kind: 'pageFailed', page: pageNumber });
    },
    options,
  );
}

/** The declared types don't allow `null`, which is how pdf.js itself closes a document. */
function detach(viewer: PDFViewer) {
  viewer.setDocument(null as unknown as PDFDocumentProxy);
}
