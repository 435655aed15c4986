/** What is known of a saved article without reading its work. */
export interface WorkSummary {
  /** SHA-256 of the PDF, 64 lower-case hex digits: the key. */
  readonly hash: string;
  /** The PDF's file name. */
  readonly name: string;
  /** ms since the epoch */
  readonly savedAt: number;
  /** Bytes that file, segment images and snapshot take together. */
  readonly size: number;
  readonly segmentCount: number;
  readonly structureCount: number;
  /** Changes with every write; two tabs tell by it that the other one wrote. */
  readonly revision: string;
  /** The stored summary cannot be read: this one is made of what can, and is not to be judged by. */
  readonly isMended?: true;
}

/** An article with its work. The snapshot is whatever was stored: its reader checks it. */
export interface SavedWork {
  readonly summary: WorkSummary;
  readonly snapshot: unknown;
  /** Absent when the browser threw it away or cannot read it any more. */
  readonly file?: Blob;
  /** Segment images by file name. */
  readonly images: ReadonlyMap<string, Blob>;
}

/** What the store has of an article, with the record as it lies there. */
export interface FoundWork extends SavedWork {
  readonly record: unknown;
}

/** Why a record was set aside: what it holds cannot all be read here, or other work took its place. */
export type SetAsideReason = 'damaged' | 'unknownVersion' | 'replaced';

/** A record that lies apart from the work it belonged to, and is never written over. */
export interface SetAside {
  readonly id: string;
  /** SHA-256 of the PDF. */
  readonly hash: string;
  /** The PDF's file name. */
  readonly name: string;
  /** ms since the epoch */
  readonly setAsideAt: number;
  readonly reason: SetAsideReason;
  /** Characters of the record as JSON, about its bytes. */
  readonly size: number;
}

export interface SetAsideRecord extends Omit<SetAside, 'size'> {
  /** As it was read, whatever it is. */
  readonly record: unknown;
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
  /** File names of segment images that the work has no more. */
  readonly goneImages: readonly string[];
  /** The revision that this work goes on from; absent where there was none. */
  readonly basedOn?: string;
}

/**
 * Why the store could not do it:
 * - `unavailable`: the browser has none, or forbids it (private windows, blocked site data)
 * - `full`: the disk or the browser's allowance for this site
 * - `blocked`: another tab runs an older version of the application and holds the store
 * - `newer`: a newer version of the application made the store
 * - `incomplete`: the article's file is not there (removed meanwhile); write it as well
 * - `noRoomAside`: as much is set aside as is kept; the user has to discard some of it first
 * - `late`: it did not answer in time
 * - `failed`: anything else, for example a damaged database
 */
export type WorkStoreFaultKind =
  'unavailable' | 'full' | 'blocked' | 'newer' | 'incomplete' | 'noRoomAside' | 'late' | 'failed';

export interface WorkStoreFault {
  readonly kind: WorkStoreFaultKind;
  /** In words for the user. */
  readonly message: string;
}

export const LATE: WorkStoreFault = {
  kind: 'late',
  message: 'This browser’s storage does not respond.',
};

export type Stored<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: WorkStoreFault };

export interface WrittenWork {
  /** Another tab had written since `basedOn`: the record that this write took the place of. */
  readonly replaced?: unknown;
}

/** Keeps work on articles beyond the page. Never throws: what fails is an answer. */
export interface WorkStore {
  /** Latest first. */
  list(): Promise<Stored<readonly WorkSummary[]>>;
  get(hash: string): Promise<Stored<FoundWork | undefined>>;
  /** Of the work on an article; `undefined` when none is stored. */
  revisionOf(hash: string): Promise<Stored<string | undefined>>;
  /**
   * All of it or nothing, in one transaction. Its parts are handed over at once, so that a page that
   * goes away right after the call has most likely saved them.
   */
  put(work: WorkToSave): Promise<Stored<WrittenWork>>;
  /** What was set aside of the article stays. */
  remove(hash: string): Promise<Stored<void>>;
  /** With all that was set aside. */
  clear(): Promise<Stored<void>>;
  /**
   * Keeps a record under a key of its own; one that lies there already is not kept twice.
   * Fails with `noRoomAside` rather than let an older one go.
   */
  setAside(record: SetAsideRecord): Promise<Stored<SetAside>>;
  /** Oldest first. */
  listSetAside(): Promise<Stored<readonly SetAside[]>>;
  getSetAside(id: string): Promise<Stored<SetAsideRecord | undefined>>;
  discardSetAside(id: string): Promise<Stored<void>>;
}
