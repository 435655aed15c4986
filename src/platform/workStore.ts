/** What is known of a saved article without reading its work. */
export interface WorkSummary {
  /** SHA-256 of the PDF, 64 lower-case hex digits: the key. */
  readonly hash: string;
  /** The PDF's file name. */
  readonly name: string;
  /** ms since the epoch */
  readonly savedAt: number;
  /** Bytes that file, cut-outs and snapshot take together. */
  readonly size: number;
  readonly segmentCount: number;
  readonly structureCount: number;
  /** Changes with every write; two tabs tell by it that the other one wrote. */
  readonly revision: string;
}

/** An article with its work. The snapshot is whatever was stored: its reader checks it. */
export interface SavedWork {
  readonly summary: WorkSummary;
  readonly snapshot: unknown;
  /** Absent when the browser threw it away or cannot read it any more. */
  readonly file?: Blob;
  /** Cut-outs by file name. */
  readonly images: ReadonlyMap<string, Blob>;
}

/** What one write brings; what it does not name stays as it is. */
export interface WorkToSave {
  readonly summary: WorkSummary;
  /** Plain data. */
  readonly snapshot: object;
  /** Only when the store has it not yet; with it, all that was stored of the article is replaced. */
  readonly file?: Blob;
  /** Only those that the store has not yet. */
  readonly images: ReadonlyMap<string, Blob>;
  /** File names of cut-outs that the work has no more. */
  readonly goneImages: readonly string[];
  /** The revision that this work goes on from; absent for a first write. */
  readonly basedOn?: string;
}

/**
 * Why the store could not do it:
 * - `unavailable`: the browser has none, or forbids it (private windows, blocked site data)
 * - `full`: the disk or the browser's allowance for this site
 * - `blocked`: another tab runs an older version of the application and holds the store
 * - `newer`: a newer version of the application made the store
 * - `incomplete`: the article's file is not there (removed meanwhile); write it as well
 * - `failed`: anything else, for example a damaged database
 */
export type WorkStoreFaultKind =
  'unavailable' | 'full' | 'blocked' | 'newer' | 'incomplete' | 'failed';

export interface WorkStoreFault {
  readonly kind: WorkStoreFaultKind;
  /** In words for the user. */
  readonly message: string;
}

export type Stored<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: WorkStoreFault };

export interface WrittenWork {
  /** Another tab had written since `basedOn`; this write is the one that is kept. */
  readonly replacedOther: boolean;
}

/** Keeps work on articles beyond the page. Never throws: what fails is an answer. */
export interface WorkStore {
  /** Latest first. */
  list(): Promise<Stored<readonly WorkSummary[]>>;
  get(hash: string): Promise<Stored<SavedWork | undefined>>;
  /**
   * All of it or nothing, in one transaction. Its parts are handed over at once, so that a page that
   * goes away right after the call has most likely saved them.
   */
  put(work: WorkToSave): Promise<Stored<WrittenWork>>;
  remove(hash: string): Promise<Stored<void>>;
  clear(): Promise<Stored<void>>;
}
