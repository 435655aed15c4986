/** How far an article is, without reading its work. */
export interface ArticleFacts {
  readonly title?: string;
  readonly doi?: string;
  /** This and the next two are absent for work that was saved before these were kept. */
  readonly authors?: readonly string[];
  readonly journal?: string;
  readonly year?: number;
  /** Hash of the article whose supplement it is; `null`: of none, as a person said. */
  readonly supplementOf?: string | null;
  /** Its first lines say that it is a supplement. */
  readonly saysSupplement?: true;
  readonly pageCount: number;
  /** Something was extracted from it. */
  readonly isBegun: boolean;
  /** Its drawings were found, and each was read or could not be read. */
  readonly isRead: boolean;
  /** Drawings that a person called correct or rejected. */
  readonly checkedCount: number;
  /** Of those left, the doubtful ones, and those that could not be read. */
  readonly doubtfulCount: number;
  readonly failedCount: number;
}

/** What is known about a saved article without reading its work. */
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
  /** Changes with every write; tells a tab that another one has written. */
  readonly revision: string;
  /** The stored summary cannot be read: this one contains what can be, and must not be relied on. */
  readonly isMended?: true;
  /** The browser has lost the record, or part of it: only the hash is known, and the work can only be removed. */
  readonly isUnreadable?: true;
  /** Absent for work that was saved before these were kept. */
  readonly facts?: ArticleFacts;
  /** The PDF was dropped to free space; the work is kept. */
  readonly hasNoFile?: true;
  /** Only in this page's memory, because the store could not take it: why. Never stored. */
  readonly unsaved?: string;
}

/** An article with its work. The snapshot is whatever was stored: its reader checks it. */
export interface SavedWork {
  readonly summary: WorkSummary;
  readonly snapshot: unknown;
  /** Absent if the browser deleted it or can no longer read it. */
  readonly file?: Blob;
  /** Segment images by file name. */
  readonly images: ReadonlyMap<string, Blob>;
}

/** The stored work of an article, with the record as it is stored. */
export interface FoundWork extends SavedWork {
  readonly record: unknown;
}

/** Why a record was set aside: not all of it can be read here, or other work replaced it. */
export type SetAsideReason = 'damaged' | 'unknownVersion' | 'replaced';

/**
 * A record that is stored separately from the work it belonged to, and is never overwritten. Of one that the
 * browser has lost, only the id is known.
 */
export interface SetAside {
  readonly id: string;
  /** SHA-256 of the PDF. */
  readonly hash: string;
  /** The PDF's file name. */
  readonly name: string;
  /** ms since the epoch */
  readonly setAsideAt: number;
  readonly reason: SetAsideReason;
  /** Characters of the record as JSON, roughly its bytes. */
  readonly size: number;
}

export interface SetAsideRecord extends Omit<SetAside, 'size'> {
  /** As it was read, whatever it is. */
  readonly record: unknown;
}

/** The content of one write; anything missing stays as it is. */
export interface WorkToSave {
  readonly summary: WorkSummary;
  /** Plain data. */
  readonly snapshot: object;
  /** Only if the store doesn't have it yet; with it, everything stored for the article is replaced. */
  readonly file?: Blob;
  /** Only those that the store doesn't have yet. */
  readonly images: ReadonlyMap<string, Blob>;
  /** File names of segment images that the work has no more. */
  readonly goneImages: readonly string[];
  /** The revision on which this work is based; absent if there was none. */
  readonly basedOn?: string;
}

/**
 * Why the store failed:
 * - `unavailable`: the browser has none, or forbids it (private windows, blocked site data)
 * - `full`: the disk or the browser's quota for this site
 * - `blocked`: another tab runs an older version of the application and keeps the store open
 * - `newer`: a newer version of the application created the store
 * - `incomplete`: the article's file is not there (removed in the meantime); write it as well
 * - `noRoomAside`: the limit of records set aside is reached; the user has to discard some first
 * - `unreadable`: this record is lost or damaged, all others are as they were
 * - `late`: it did not answer in time
 * - `failed`: anything else, for example a damaged database
 */
export type WorkStoreFaultKind =
  | 'unavailable'
  | 'full'
  | 'blocked'
  | 'newer'
  | 'incomplete'
  | 'noRoomAside'
  | 'unreadable'
  | 'late'
  | 'failed';

export interface WorkStoreFault {
  readonly kind: WorkStoreFaultKind;
  /** Message for the user. */
  readonly message: string;
}

export const LATE: WorkStoreFault = {
  kind: 'late',
  message: 'This browser’s storage does not respond.',
};

export type Stored<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: WorkStoreFault };

export interface WrittenWork {
  /** Another tab had written since `basedOn`: the record that this write replaced. */
  readonly replaced?: unknown;
}

/** The result of writing an article that was only in memory. */
export interface WrittenUnsaved extends WrittenWork {
  /** Absent if there was nothing to write. */
  readonly summary?: WorkSummary;
}

/** Keeps work on articles beyond the page. Never throws: failures are results. */
export interface WorkStore {
  /** Latest first. */
  list(): Promise<Stored<readonly WorkSummary[]>>;
  get(hash: string): Promise<Stored<FoundWork | undefined>>;
  /** Revision of the work on an article; `undefined` if none is stored. */
  revisionOf(hash: string): Promise<Stored<string | undefined>>;
  /**
   * All of it or nothing, in one transaction. All requests are issued at once, so that a page that is closed
   * right after the call has most likely saved them.
   */
  put(work: WorkToSave): Promise<Stored<WrittenWork>>;
  /** Writes what an earlier `put` could not, and is only in this page's memory (`unsaved`). */
  writeUnsaved(hash: string): Promise<Stored<WrittenUnsaved>>;
  /** Frees the space of an article's PDF; its work stays. */
  dropFile(hash: string): Promise<Stored<void>>;
  /** Records set aside for the article stay. */
  remove(hash: string): Promise<Stored<void>>;
  /** Including all records set aside. */
  clear(): Promise<Stored<void>>;
  /**
   * Stores a record under a separate key; one that is already there is not stored twice. Fails with
   * `noRoomAside` instead of deleting an older one.
   */
  setAside(record: SetAsideRecord): Promise<Stored<SetAside>>;
  /** Oldest first. */
  listSetAside(): Promise<Stored<readonly SetAside[]>>;
  getSetAside(id: string): Promise<Stored<SetAsideRecord | undefined>>;
  discardSetAside(id: string): Promise<Stored<void>>;
}
