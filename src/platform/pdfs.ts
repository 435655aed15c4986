/** Why a PDF cannot be shown. */
export interface PdfFault {
  /** `missing`: the vault has no such file, for example after a reload or in an imported trace. */
  readonly kind: 'missing' | 'encrypted' | 'damaged';
  /** Message for the user. */
  readonly message: string;
}

/** Thrown where a promise has to reject; its message is the fault's. */
export class PdfError extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault.message);
    this.name = 'PdfError';
    this.fault = fault;
  }
}

/** What is known about a PDF before it is shown. */
export interface PdfSummary {
  /** > 0 */
  readonly pageCount: number;
  /** From the metadata; absent if that is empty. */
  readonly title?: string;
}

/** The events of a shown PDF, in order; nothing follows `failed`. Pages are one-based. */
export type PdfViewEvent =
  | { readonly kind: 'opened'; readonly pageCount: number }
  | { readonly kind: 'page'; readonly page: number }
  /** 1 is 96 px per inch. */
  | { readonly kind: 'zoom'; readonly scale: number; readonly fitsWidth: boolean }
  | { readonly kind: 'pageFailed'; readonly page: number }
  | { readonly kind: 'search'; readonly outcome: SearchOutcome }
  | { readonly kind: 'failed'; readonly fault: PdfFault };

/** A search in the text of the pages. */
export interface PdfSearch {
  /** Taken literally, not as a pattern; not empty. */
  readonly query: string;
  readonly matchesCase: boolean;
}

export interface SearchOutcome {
  /** `wrapped`: found, but from the other end of the document. */
  readonly status: 'searching' | 'found' | 'wrapped' | 'none';
  /** One-based; 0 while it is unknown. */
  readonly current: number;
  /** In the pages read so far. */
  readonly total: number;
}

/** A PDF on the screen. */
export interface PdfView {
  goToPage(page: number): void;
  setScale(scale: number): void;
  /** Makes pages as wide as their container, even when that changes later. */
  fitWidth(): void;
  /** Marks all matches and shows the first one after the current position. */
  search(search: PdfSearch): void;
  /** Shows another match of the latest search. */
  searchOn(direction: 'next' | 'previous'): void;
  endSearch(): void;
  /** Ends loading and rendering and releases everything; no event follows. */
  destroy(): void;
}

/** A rectangle of a page in PDF points, origin at the top left, y downwards. */
export interface PdfPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PdfPartOptions {
  /** Pixels per inch of the page. */
  readonly dpi: number;
  /** White around the part, in PDF points. */
  readonly margin: number;
}

/** A PDF opened to make pictures of its pages. */
export interface PdfPages {
  readonly pageCount: number;
  /**
   * @param page one-based
   * @param dpi pixels per inch of the page
   * @returns a PNG on white
   * @throws PdfError
   */
  render(page: number, dpi: number): Promise<Blob>;
  /**
   * A part of a page with white around it.
   *
   * @param page one-based
   * @param part in PDF points, origin at the top left of the page as shown, y downwards
   * @returns a PNG
   * @throws PdfError
   */
  renderPart(page: number, part: PdfPart, drawn: PdfPartOptions): Promise<Blob>;
  /** Releases everything; drawing a page that is in progress fails. */
  close(): void;
}

/** The text of one page, with the positions of its pieces. */
export interface PdfPageText {
  /** One-based. */
  readonly page: number;
  readonly text: string;
  /** In the order of the text; blank ones are left out. */
  readonly pieces: readonly PdfTextPiece[];
}

/** A piece of text that the PDF paints at once. */
export interface PdfTextPiece {
  /** Start of its first character, in UTF-16 units of the page's text. */
  readonly start: number;
  /** `[x0, y0, x1, y1]` in PDF points, origin at the top left of the page as shown, y downwards. */
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** Reads and shows PDFs; the only place that uses pdf.js, which is loaded when it is first needed. */
export interface PdfReader {
  /**
   * Opens a file of the vault to find out whether it can be opened at all.
   * @throws PdfError
   */
  inspect(fileId: string, signal: AbortSignal): Promise<PdfSummary>;
  /**
   * Opens a file of the vault in order to draw its pages.
   * @throws PdfError
   */
  openPages(fileId: string, signal: AbortSignal): Promise<PdfPages>;
  /**
   * Reads the text of all pages, as far as the PDF contains it as text. A page that cannot be read is empty.
   * @throws PdfError
   */
  readText(fileId: string, signal: AbortSignal): Promise<readonly PdfPageText[]>;
  /**
   * Shows all pages in `container`, which scrolls and is positioned absolutely. Its content belongs to the
   * reader until `destroy`.
   */
  show(fileId: string, container: HTMLDivElement, onEvent: (event: PdfViewEvent) => void): PdfView;
}
