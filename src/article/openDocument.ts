import type { ArticleRecord } from '@/domain/articleRecord';
import type { Work } from '@/domain/work';
import type { FileDescription } from '@/platform/vaults';

/** The article the user is working on. */
export interface OpenDocument {
  /** Timestamp-based; carried by everything that belongs to the document. */
  readonly pdfId: string;
  readonly file: FileDescription;
  readonly pageCount: number;
  /** From the PDF's metadata. */
  readonly title?: string;
  /** What was imported of it. */
  readonly record?: ArticleRecord;
  /** Hash of the article whose supplement it is; `null`: of none, as a person said. */
  readonly supplementOf?: string | null | undefined;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  readonly doi: DoiLookup;
}

/** What the library is told of an article; a value of `undefined` takes back what was said. */
export type ToldOfArticle = Partial<Pick<OpenDocument, 'record' | 'supplementOf'>>;

/** The DOI is looked up unless it is already known. */
export type OpenedDocument = Omit<OpenDocument, 'doi'> & { readonly doi?: DoiLookup };

export type DoiLookup =
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly doi: string }
  | { readonly status: 'none' }
  | { readonly status: 'failed'; readonly message: string };

export interface DocumentState {
  readonly open: OpenDocument | null;
  /** 'Hide PDF' hides the pages; the document stays open. */
  readonly pdfIsHidden: boolean;
}

export interface DocumentRootState {
  readonly article: { readonly document: DocumentState };
}

/** An article that is open again, with all the work done on it. */
export interface RestoredWork {
  readonly work: Work;
  /** The file as it now is in the vault; its id may refer to a file that is no longer there. */
  readonly file: FileDescription;
  readonly stored: StoredWork;
}

/** The parts of the work already in the browser's storage, which need not be written again. */
export interface StoredWork {
  readonly revision: string;
  /** ms since the epoch */
  readonly savedAt: number;
  readonly hasFile: boolean;
  /** File names of cut-outs. */
  readonly images: readonly string[];
  /** Why this very work is only in the page's memory: the store has the revision's work, or none. */
  readonly unsaved?: string;
}
