import type { Json, KeptEvent, LibraryEvent } from './event';
import type { LibraryFinding } from './finding';
import type { LibraryFiles } from './libraryFiles';
import type { LibraryUsers } from './librarySettings';

/** The latest that was said of one part of an article. */
export interface LibraryPart {
  readonly value: Json;
  readonly seq: number;
  readonly by: string;
  readonly at: string;
}

/** An article as the list shows it. */
export interface LibraryArticle {
  /** SHA-256 of its file, in lower-case hex. */
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly title: string | null;
  readonly doi: string | null;
  /** `checked`, `confirmed`; null: in work. */
  readonly state: string | null;
  /** Who said so. */
  readonly stateBy: string | null;
  /** Whose it is; null: nobody's. */
  readonly assigned: string | null;
  /** The number of its last event. */
  readonly seq: number;
}

/** What articles are found by; an empty text finds all. */
export interface ArticleFilter {
  /** Words of its title, DOI, authors, journal, year or file, each by its beginning. */
  readonly text: string;
  /** A DOI, or its beginning. */
  readonly doi: string;
  /** Who checked or confirmed it, or has it. */
  readonly curator: string;
  /** Whose it is. */
  readonly assigned: string;
  /** `inWork`: neither checked nor confirmed; `free`: nobody's as well. */
  readonly state: '' | 'free' | 'inWork' | 'checked' | 'confirmed';
}

/** What stands of a part, and of which article. */
export interface InboxPart extends LibraryPart, Pick<LibraryArticle, 'fileName' | 'title'> {
  readonly article: string;
  readonly part: string;
}

/** Of which a second opinion that has ended says something else; `value` is the first word, which stands. */
export interface InboxDifference extends InboxPart {
  readonly second: LibraryPart;
}

/** What waits for somebody, over all articles, the latest first. */
export interface LibraryInbox {
  /** Comments of others that name them. */
  readonly mentions: readonly InboxPart[];
  /** Of which people said different things, not knowing of each other, until somebody chooses. */
  readonly contested: readonly InboxPart[];
  /** Until somebody says the part again after the end of the opinion, whatever they say. */
  readonly differences: readonly InboxDifference[];
}

/** An article as it is added. */
export interface AddedArticle extends Pick<LibraryArticle, 'id' | 'fileName' | 'bytes'> {
  /** As programs found it; what a person says of the article stands before it. */
  readonly title?: string | undefined;
  readonly doi?: string | undefined;
}

/** Where an event that was sent is kept. */
export interface Acknowledged {
  readonly id: string;
  readonly seq: number;
}

/** A stretch of the one order of all events. */
export interface EventsAfter {
  readonly events: readonly KeptEvent[];
  /** There are more than these. */
  readonly hasMore: boolean;
}

/** Whether events may be kept; asked within the call that keeps them, so that nothing comes between. */
export interface AppendCheck {
  /** Whether what stands of a part matters to it. */
  readonly dependsOn: (part: string) => boolean;
  /**
   * @param events those of a call that are not kept yet, in their order
   * @param standing what stands of a part that it depends on
   * @throws whatever the call shall end with, and then nothing of it is kept
   */
  readonly check: (
    events: readonly LibraryEvent[],
    standing: (article: string, part: string) => Pick<LibraryPart, 'value' | 'by'> | undefined,
  ) => void;
}

/** What became of a person's name. */
export interface Erased {
  /** What stands in its place; null where it was nowhere. */
  readonly pseudonym: string | null;
  /** Events of this person. */
  readonly events: number;
}

/** How much there is of a library on a server. */
export interface LibraryFigures {
  readonly articles: number;
  /** To its database, from all nodes. */
  readonly connections: number;
}

/**
 * The library that a team shares: articles, and every change of what is said of them as one log of events. All else,
 * such as what stands of a part, follows from the log.
 */
export interface Library {
  /** Adds an article; one that is there keeps its name and size, and its title and DOI once it has them. */
  readonly addArticle: (article: AddedArticle) => Promise<void>;
  /**
   * The last changed first.
   *
   * @param filter all if left out
   * @param limit how many; all if left out
   */
  readonly articles: (filter?: ArticleFilter, limit?: number) => Promise<readonly LibraryArticle[]>;
  /**
   * Keeps events in the order in which they come, all of them or none. One that is kept already, from the same
   * author, is acknowledged again.
   *
   * @throws UnknownArticleError if an article was not added before
   * @throws TakenIdError if an id belongs to another event
   * @throws whatever `rights` throws
   */
  readonly append: (
    events: readonly LibraryEvent[],
    by: string,
    rights?: AppendCheck,
  ) => Promise<readonly Acknowledged[]>;
  /** Events after one, in their order, of an article or of all. */
  readonly eventsAfter: (
    seq: number,
    options: { readonly article?: string | undefined; readonly limit: number },
  ) => Promise<EventsAfter>;
  /** What stands of an article, by part; null if it was not added. */
  readonly parts: (article: string) => Promise<Readonly<Record<string, LibraryPart>> | null>;
  /**
   * Puts a pseudonym in place of a person's name, wherever it means the person; their events stay. The one change that
   * is ever made of events.
   */
  readonly erasePerson: (name: string) => Promise<Erased>;
  /** The ids of articles that stand as confirmed, and were before a time of the database's clock. */
  readonly confirmedBefore: (time: Date) => Promise<readonly string[]>;
  readonly finding: LibraryFinding;
  /** Calls back after events were kept, by whichever process, with the number of the last one. */
  readonly onEvents: (told: (seq: number) => void) => void;
  /** The names of those who have said something that stands, in the database's order. */
  readonly authors: () => Promise<readonly string[]>;
  /** @param seesAll differences of all people, not only of those whose words or articles are their own */
  readonly inbox: (name: string, seesAll?: boolean) => Promise<LibraryInbox>;
  /** Number of the last event; 0: none. */
  readonly last: () => Promise<number>;
  /** Says something to all processes of the library, which is not kept. @param message below 8,000 bytes */
  readonly tellOthers: (message: string) => Promise<void>;
  /** Calls back with what any process said. */
  readonly onTold: (told: (message: string) => void) => void;
  /** Null where it is a folder: asking would start its process. */
  readonly figures: () => Promise<LibraryFigures | null>;
  /** Why it cannot be reached, in words; null if it can. */
  readonly obstacle: () => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** A library, its files, and how it tells who uses it. */
export interface TeamLibrary {
  readonly library: Library;
  /** Other processes may use it at the same time. */
  readonly isShared: boolean;
  /** Null where none are kept. */
  readonly files: LibraryFiles | null;
  readonly users: LibraryUsers;
}

export class UnknownArticleError extends Error {
  constructor(readonly article: string) {
    super(`The library has no article ${article}`);
    this.name = 'UnknownArticleError';
  }
}

export class TakenIdError extends Error {
  constructor(readonly id: string) {
    super(`The id ${id} belongs to another event`);
    this.name = 'TakenIdError';
  }
}

/** The database cannot be reached; nothing is known of what the call wanted to keep, so it is sent again. */
export class LibraryAwayError extends Error {
  readonly status = 503;

  constructor(cause: unknown) {
    super('The library cannot be reached for a moment. Please try again in a few seconds.', {
      cause,
    });
    this.name = 'LibraryAwayError';
  }
}
