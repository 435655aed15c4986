import type { Work } from '@/domain/work';
import type { FileDescription } from '@/platform/vaults';

/** The article the user works on. */
export interface OpenDocument {
  /** Timestamp-based; everything that belongs to the document carries it. */
  readonly pdfId: string;
  readonly file: FileDescription;
  readonly pageCount: number;
  /** From the PDF's metadata. */
  readonly title?: string;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  readonly doi: DoiLookup;
}

/** The DOI is looked up unless it is known from earlier. */
export type OpenedDocument = Omit<OpenDocument, 'doi'> & { readonly doi?: DoiLookup };

export type DoiLookup =
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly doi: string }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly message: string };

/** A file about to become the open document; the current one stays until then. */
export type Candidate =
  | { readonly status: 'none' }
  /** The sample article is being fetched from our own server. */
  | { readonly status: 'fetchingSample' }
  /** `problem`: why it could not be opened when that was tried. */
  | { readonly status: 'chosen'; readonly file: FileDescription; readonly problem?: string }
  | { readonly status: 'uploading'; readonly file: FileDescription }
  /** It cannot be taken, and is not in the vault; why stays until the user removes it. */
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** The pages drawn for the printer so far. */
export interface PrintProgress {
  readonly drawn: number;
  readonly pageCount: number;
}

export interface DocumentState {
  readonly candidate: Candidate;
  readonly open: OpenDocument | null;
  /** 'Hide PDF' takes the pages away, not the document. */
  readonly pdfIsHidden: boolean;
  /** `null` while nothing is being printed. */
  readonly printing: PrintProgress | null;
}

export interface DocumentRootState {
  readonly document: DocumentState;
}

/** An article is open again, with all work on it. */
export interface RestoredWork {
  readonly work: Work;
  /** The file as the vault has it now; its id may be of a file that is not there any more. */
  readonly file: FileDescription;
  readonly stored: StoredWork;
}

/** What of the work the browser's store has: it need not be written again. */
export interface StoredWork {
  readonly revision: string;
  /** ms since the epoch */
  readonly savedAt: number;
  readonly hasFile: boolean;
  /** File names of cut-outs. */
  readonly images: readonly string[];
}
