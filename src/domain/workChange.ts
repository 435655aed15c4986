import type { ArticleField } from './article';
import type { AnnotationWord } from './annotationWord';
import type { CompoundDraft } from './compoundDraft';
import type { Judgement } from './judgement';
import type { Segment } from './segment';
import type { Structure } from './structure';
import type { VersionReference } from './versionReference';

/** Parts of the work as they should become, by id; `null` to remove one. Parts that are not named stay as they are. */
export interface WorkChange {
  /** By segment id. */
  readonly segments?: Readonly<Record<string, Segment | null>>;
  /** By segment id. */
  readonly selected?: Readonly<Record<string, boolean>>;
  /** By segment id. */
  readonly judgements?: Readonly<Record<string, Judgement | null>>;
  /** By segment id. */
  readonly drafts?: Readonly<Record<string, CompoundDraft | null>>;
  /** What the user said of the article, by field. */
  readonly article?: Readonly<Partial<Record<ArticleField, string | null>>>;
  /** By their keys. */
  readonly annotationWords?: Readonly<Record<string, AnnotationWord | null>>;
  /** By `uniqueKey`: structures that come or go. */
  readonly structures?: Readonly<Record<string, Structure | null>>;
  /** By `uniqueKey`: structures that stay, with another version on top. */
  readonly versions?: Readonly<Record<string, VersionReference>>;
}

/** One undoable act of the user. */
export interface WorkStep {
  /** What was done, as the undo button names it: `Mark #14 as correct`. */
  readonly title: string;
  /** The segments it is about; undoing shows the first. */
  readonly segmentIds: readonly string[];
  /** It put another structure in place: the selection that comes with that belongs to it. */
  readonly takesStructure?: true;
  readonly before: WorkChange;
  readonly after: WorkChange;
}

/** Steps that can be undone, the latest last, and those that were, the latest first to be done again last. */
export interface WorkHistory {
  readonly done: readonly WorkStep[];
  readonly undone: readonly WorkStep[];
}

export const NO_HISTORY: WorkHistory = { done: [], undone: [] };

/** Steps that are kept for an article. */
export const HISTORY_LIMIT = 200;
/** Maximum length of a step's title, in UTF-16 code units. */
export const STEP_TITLE_LIMIT = 200;
