import type { FileDescription } from '@/platform/vaults';

/** A file about to become the open document; the current one stays until then. */
export type Candidate =
  | { readonly status: 'none' }
  /** The sample article is being fetched from our own server. */
  | { readonly status: 'fetchingSample' }
  /** `problem`: why the attempt to open it failed. */
  | { readonly status: 'chosen'; readonly file: FileDescription; readonly problem?: string }
  | { readonly status: 'uploading'; readonly file: FileDescription }
  /** The file was refused and is not in the vault; the reason stays until the user removes it. */
  | { readonly status: 'refused'; readonly name: string; readonly message: string };

/** Progress of drawing the pages for printing. */
export interface PrintProgress {
  readonly drawn: number;
  readonly pageCount: number;
}

export interface OpeningState {
  readonly candidate: Candidate;
}

export interface OpeningRootState {
  readonly runs: { readonly opening: OpeningState };
}

export interface ViewerState {
  /** The page in the middle of the viewer, from 1. */
  readonly shownPage: number;
  /** `null` while nothing is being printed. */
  readonly printing: PrintProgress | null;
}

export interface ViewerRootState {
  readonly screen: { readonly viewer: ViewerState };
}
