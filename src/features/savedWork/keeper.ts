import { hasResults, type Work } from '@/domain/work';
import type { StoredWork } from '@/article';
import type { ArticleLock } from './articleLock';
import type { StoredNote } from './unwritten/storedNotes';

/** What a saga knows about one opened document: what there is to save, and what is saved. */
export interface Keeper {
  readonly hash: string;
  /** Kept here, because the vault drops the file with the document. */
  file: File | undefined;
  /** The latest work seen. */
  work: Work | null;
  /** The work as it was last written, successfully or not. */
  tried: Work | null;
  /** The work that is known to be in the store; `null` if that is unknown, or there is none. */
  written: Work | null;
  /** Revision of a write that may or may not be in the store. */
  underway: string | undefined;
  /** The work whose changes were last noted outside of the store; see `unwrittenNote`. */
  noted: Work | null;
  /** The note as this keeper stored it; what lies there now may be another tab's. */
  note: StoredNote | null;
  /** The browser forbids storage: nothing is noted elsewhere either. */
  hasNoStore: boolean;
  /** A segment image came since the last write. */
  imagesCame: boolean;
  hasFile: boolean;
  /** Blob ids by file name. */
  readonly images: Map<string, string>;
  revision: string | undefined;
  /**
   * The user started over despite earlier work, or it cannot be read: nothing is written until there are results.
   */
  waitsForResults: boolean;
  /** What is stored for the article is unknown, or is other work: nothing may overwrite it. */
  isHeld: boolean;
  /** While another tab has the article, nothing is written or noted. */
  readonly lock: ArticleLock;
}

export function createKeeper(lock: ArticleLock, file: File | undefined): Keeper {
  return {
    hash: lock.hash,
    lock,
    file,
    work: null,
    tried: null,
    written: null,
    underway: undefined,
    noted: null,
    note: null,
    hasNoStore: false,
    imagesCame: false,
    hasFile: false,
    images: new Map(),
    revision: undefined,
    waitsForResults: false,
    isHeld: true,
  };
}

/** Takes in what the store has already. @param blobIds of the segment images, by file name */
export function knowStored(
  keeper: Keeper,
  work: Work | null,
  { revision, hasFile, unsaved }: StoredWork,
  blobIds: ReadonlyMap<string, string>,
): void {
  keeper.work = work;
  keeper.tried = work;
  // A full store has less than the page's memory: what it has of this work is unknown.
  keeper.written = unsaved === undefined ? work : null;
  keeper.hasFile = hasFile;
  keeper.revision = revision;
  keeper.isHeld = false;
  blobIds.forEach((blobId, filename) => keeper.images.set(filename, blobId));
}

/** The work contains what the note says, which is not in the store: it is written at once. */
export function adoptNote(keeper: Keeper, note: StoredNote): void {
  keeper.written = null;
  keeper.tried = null;
  keeper.noted = keeper.work;
  keeper.note = note;
}

/** The store has lost what was written: the next write writes everything. */
export function forgetStored(keeper: Keeper): void {
  keeper.hasFile = false;
  keeper.revision = undefined;
  keeper.images.clear();
}

/** Whether there is something to write that was not tried yet. */
export function isUnsaved(keeper: Keeper): boolean {
  const { work, tried, imagesCame, waitsForResults } = keeper;
  if (work === null || (waitsForResults && !hasResults(work))) return false;
  return work !== tried || imagesCame;
}
