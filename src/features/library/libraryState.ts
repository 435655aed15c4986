import type { StructureCheck } from '@/domain/checks/structureCheck';
import type { JudgedArticle } from '@/domain/statistics/judgedDrawings';
import type { InboxDrawing, InboxFilter } from '@/domain/library/inbox';
import type { WaitingRecord } from '@/domain/library/waitingRecord';
import type { StepId } from '@/features/articleReading';
import type { SpaceEstimate } from '@/platform/storageSpace';
import type { AcceptedAcross, DrawingBeside, InboxKnown, SureAcross } from './inboxState';

/** A file that was dropped and is not an article that can be kept. */
export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  /** The file itself is at fault, so that another one may do; otherwise there was no room for it. */
  readonly isOfFile?: true;
}

/** What outlives a reload of the tab. */
export interface KeptQueue {
  /** Hashes of the articles to be read, in their order. */
  readonly queue: readonly string[];
  readonly isPaused: boolean;
  /** Latest first. */
  readonly refused: readonly RefusedFile[];
  /** Why an article could not be read, by hash. */
  readonly failures: Readonly<Record<string, string>>;
}

/** A place where a search matched. */
export interface SearchHit {
  readonly hash: string;
  /** Of a drawing; absent if the article itself matched. */
  readonly segmentId?: string;
  /** What matched: 'Name', 'DOI'. */
  readonly field: string;
  readonly text: string;
}

/** `null`: still searching. */
export interface LibrarySearch {
  readonly query: string;
  readonly hits: readonly SearchHit[] | null;
}

/**
 * Something that takes its time, in articles or records; parts of exporting in structures (`identifying`), compounds
 * (`converting`) and questions (`asking`).
 */
export interface LibraryTask {
  readonly kind:
    | 'accepting'
    | 'converting'
    | 'exporting'
    | 'identifying'
    | 'importing'
    | 'asking'
    | 'lookingUp'
    | 'packing'
    | 'recording'
    | 'seeking'
    | 'takingBack';
  readonly done: number;
  readonly total: number;
}

/** An article of a library file on which there is other work here. */
export interface ImportConflict {
  readonly hash: string;
  readonly name: string;
  readonly here: { readonly savedAt: number; readonly checkedCount: number };
  readonly there: { readonly savedAt: number; readonly checkedCount: number };
}

/** Records whose articles are not in the library yet. */
export interface RecordsState {
  readonly waiting: readonly WaitingRecord[];
  /** For as long as their removal can be undone. */
  readonly removed: readonly WaitingRecord[];
}

/** How far the article is that is read out of sight. */
export interface ReadingProgress {
  readonly step: StepId | 'opening';
  readonly read: number;
  readonly total: number;
}

/** What the inbox knows of an article; its drawings are those that nobody has judged. */
export interface InboxArticle {
  /** Tells one saved state of the article from another. */
  readonly key: string;
  /** Nothing of it could be read. */
  readonly isUnreadable?: true;
  /** Drawings, judged or not. */
  readonly total: number;
  readonly left: readonly InboxEntry[];
  /** Journal and year, as far as they are known. */
  readonly source: string;
}

/** With its pictures, as ids of the blob vault. */
export interface InboxEntry extends InboxDrawing {
  /** As printed; absent if the browser has none. */
  readonly printId?: string;
  /** As read; absent if no drawing of it is stored. */
  readonly drawingId?: string;
}

/** What the checks find in an article as it is saved. */
export interface CheckedArticle extends StructureCheck {
  /** Tells one saved state of the article from another. */
  readonly key: string;
  /** Nothing of it could be read. */
  readonly isUnreadable?: true;
  /** Structures that the services have not looked at yet. */
  readonly unidentified: number;
}

/** What was judged of an article as it is saved. */
export interface CountedArticle extends JudgedArticle {
  /** Tells one saved state of the article from another. */
  readonly key: string;
  /** Nothing of it could be read. */
  readonly isUnreadable?: true;
}

/** What the library shows: its articles, the drawings that nobody has judged, what the checks find, or statistics. */
export type LibraryView = 'articles' | 'inbox' | 'check' | 'statistics';

/** Where the user is in the library; stays when it is left. */
export interface InboxPlace extends InboxFilter {
  readonly view: LibraryView;
  /** The row with the focus, or where the focus was; `null` before any had it. */
  readonly current: {
    readonly hash: string;
    readonly id: string;
    /** Of its row: the one that takes its place is the next. */
    readonly index: number;
  } | null;
}

/** Owner of the reading queue and of what is done with articles that are not open. */
export interface LibraryState extends KeptQueue {
  /** Hash of the article of the queue that is being read; it is still in the queue. */
  readonly reading: string | null;
  /** Of that article, while it is read out of sight. */
  readonly progress: ReadingProgress | null;
  /** How many articles left the queue, read or not, since it was last empty. */
  readonly settledCount: number;
  /** Dropped files that were not looked at yet. */
  readonly arriving: number;
  /** Hidden for as long as their removal can be undone. */
  readonly removing: readonly string[];
  readonly search: LibrarySearch | null;
  readonly space: SpaceEstimate | null;
  readonly task: LibraryTask | null;
  readonly conflict: ImportConflict | null;
  readonly records: RecordsState;
  /** Where it was never turned to, as at first. */
  readonly inboxPlace: Partial<InboxPlace>;
  /** By hash; absent before an article was looked at. */
  readonly inbox: Readonly<Record<string, InboxArticle | undefined>>;
  /** The rows that can be seen, of those that the filters leave; absent before any could. */
  readonly seen?: { readonly first: number; readonly last: number };
  /** Absent before the list was asked. */
  readonly known?: InboxKnown;
  /** While the user is asked whether they are right. */
  readonly sure?: SureAcross | null;
  readonly accepted?: AcceptedAcross | null;
  /** Of whose supplement was said what it belongs to, and what was said before; until that is taken back or dismissed. */
  readonly supplement?: {
    readonly hash: string;
    readonly before: string | null | undefined;
  } | null;
  /** As far as they are read. */
  readonly beside?: readonly DrawingBeside[];
  /** By hash; absent before anything was checked. */
  readonly checked?: Readonly<Record<string, CheckedArticle | undefined>>;
  /** By hash; absent before anything was counted. */
  readonly counted?: Readonly<Record<string, CountedArticle | undefined>>;
}

export const initialLibrary: LibraryState = {
  queue: [],
  isPaused: false,
  refused: [],
  failures: {},
  reading: null,
  progress: null,
  settledCount: 0,
  arriving: 0,
  removing: [],
  search: null,
  space: null,
  task: null,
  conflict: null,
  records: { waiting: [], removed: [] },
  inboxPlace: {},
  inbox: {},
};

export interface LibraryRootState {
  readonly library: { readonly articles: LibraryState };
}
