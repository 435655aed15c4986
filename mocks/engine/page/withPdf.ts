import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { PdfPorts } from '../ports/pdfLibrary';
import { heavyPartsOf, NOTHING_HEAVY, type HeavyParts } from './heavyParts';
import { withoutHeavyStreams } from './heavyStreams';
import { isDamage, openPdf, toOpenError } from './openPdf';
import type { SortedRuns } from './hiddenText';
import { layersOf } from './layers';
import type { PageContent } from './pageContent';
import type { UnreadText } from './scannedPage';
import { readPageContent, readUnreadText, readVisibility } from './readPageContent';

/** Finds the parts of a page that are left out as too heavy. */
export type FindHeavyParts = (page: PDFPageProxy) => Promise<HeavyParts>;

/** An open PDF, with the means to read its pages. */
export interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly heavyParts: FindHeavyParts;
  /** Everything that a page paints. */
  readonly contentOf: (page: PDFPageProxy) => Promise<PageContent>;
  /** Whether parts of its pages may be switched off. */
  readonly hasLayers: () => Promise<boolean>;
  /** Which of a page's letters a reader sees. */
  readonly visibilityOf: (page: PDFPageProxy) => Promise<SortedRuns>;
  /** How a page of few letters shows its text, if nobody has read it. */
  readonly unreadTextOf: (page: PDFPageProxy) => Promise<UnreadText | undefined>;
}

/**
 * Opens a PDF, which {@link closePdf} frees. Parts that would take too much memory are left out.
 *
 * @throws PdfOpenError as {@link openPdf}
 */
export async function openLightened(
  { loadPdf, inflate }: PdfPorts,
  bytes: Uint8Array,
): Promise<OpenedPdf> {
  const library = await loadPdf();
  const { pdfjs } = library;
  const lightened = await withoutHeavyStreams(bytes, inflate);
  const document = await openPdf(library, lightened ?? bytes);
  const isShown = async () => (await layersOf(document)).isShown;
  return {
    document,
    heavyParts: async (page) => (lightened ? heavyPartsOf(pdfjs, page) : NOTHING_HEAVY),
    contentOf: async (page) => readPageContent(pdfjs, page, await isShown()),
    hasLayers: async () => (await layersOf(document)).exist,
    visibilityOf: async (page) => readVisibility(pdfjs, page, await isShown()),
    unreadTextOf: async (page) => readUnreadText(pdfjs, page, await isShown()),
  };
}

export const closePdf = ({ document }: OpenedPdf): Promise<void> => document.loadingTask.destroy();

/**
 * Works on an open PDF.
 *
 * @throws PdfOpenError if damage only shows during the work
 */
export async function workOn<T>(pdf: OpenedPdf, work: (pdf: OpenedPdf) => Promise<T>): Promise<T> {
  try {
    return await work(pdf);
  } catch (error) {
    throw isDamage(error) ? toOpenError(error) : error;
  }
}

/**
 * Opens a PDF for one piece of work and always frees it afterwards.
 *
 * @throws PdfOpenError as {@link openPdf}, also if the damage only shows during the work
 */
export async function withPdf<T>(
  ports: PdfPorts,
  bytes: Uint8Array,
  work: (pdf: OpenedPdf) => Promise<T>,
): Promise<T> {
  const pdf = await openLightened(ports, bytes);
  try {
    return await workOn(pdf, work);
  } finally {
    await closePdf(pdf);
  }
}
