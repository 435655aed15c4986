import { createSelector } from '@reduxjs/toolkit';
import { inboxRows } from '@/domain/library/inbox';
import { selectOpenDocument } from '@/article';
import type { OverlaysRootState } from '@/features/overlays';
import type { ReadingRootState } from '@/features/recognition';
import { selectQueueFacts } from '@/features/review';
import type { SavedWorkRootState } from '@/features/savedWork';
import type { WorkSummary } from '@/platform/workStore';
import { selectArticles, selectLibraryIsShown } from './library.selectors';
import type { InboxKnown } from './inboxState';
import type { InboxArticle, InboxEntry, InboxPlace, LibraryRootState } from './libraryState';

export type InboxRootState = LibraryRootState &
  OverlaysRootState &
  ReadingRootState &
  SavedWorkRootState &
  Parameters<typeof selectOpenDocument>[0];

const FIRST_PLACE: InboxPlace = {
  ...{ view: 'articles', hash: null, group: null, reader: null, known: null, current: null },
};

export const selectInboxPlace: (state: LibraryRootState) => InboxPlace = createSelector(
  [({ library }: LibraryRootState) => library.articles.inboxPlace],
  (place) => ({ ...FIRST_PLACE, ...place }),
);

/** Whether the library shows that view of its articles. */
export const selectViewIsShown =
  (view: InboxPlace['view']) =>
  (state: LibraryRootState & OverlaysRootState): boolean =>
    selectLibraryIsShown(state) && selectInboxPlace(state).view === view;

/** What is only in memory changes without another revision. */
export const inboxKey = ({ revision, savedAt, isUnreadable }: WorkSummary): string =>
  `${revision} ${savedAt} ${isUnreadable ?? false}`;

/** An article that was not looked at since it was saved last, the first of the list. */
export const selectNextToLookAt: (
  state: LibraryRootState & SavedWorkRootState,
) => WorkSummary | undefined = createSelector(
  [selectArticles, ({ library }: LibraryRootState) => library.articles.inbox],
  (articles, inbox) => articles.find((summary) => inbox[summary.hash]?.key !== inboxKey(summary)),
);

/** What a person has said of the open article counts at once, before it is saved. */
const selectJudgedNow: (state: InboxRootState) => {
  readonly hash: string | undefined;
  readonly ids: ReadonlySet<string>;
} = createSelector(
  [(state: InboxRootState) => selectOpenDocument(state)?.file.hash, selectQueueFacts],
  (hash, facts) => ({
    hash,
    ids: new Set(facts.filter(({ verdict }) => verdict !== undefined).map(({ id }) => id)),
  }),
);

/** An article in the inbox's list. */
export interface ArticleToCheck {
  readonly summary: WorkSummary;
  /** `undefined` while nobody has looked at it. */
  readonly known: InboxArticle | undefined;
  readonly left: readonly InboxEntry[];
}

const NONE: readonly InboxEntry[] = [];

/** All articles, in the order of the list. */
export const selectArticlesToCheck: (state: InboxRootState) => readonly ArticleToCheck[] =
  createSelector(
    [selectArticles, ({ library }: LibraryRootState) => library.articles.inbox, selectJudgedNow],
    (articles, inbox, judged) =>
      articles.map((summary) => {
        const known = inbox[summary.hash];
        const saved = known?.left ?? NONE;
        const isOpen = summary.hash === judged.hash && saved.some(({ id }) => judged.ids.has(id));
        const left = isOpen ? saved.filter(({ id }) => !judged.ids.has(id)) : saved;
        return { summary, known, left };
      }),
  );

const NOT_TOLD: InboxKnown = { list: null, byText: {} };

/** What the services' list has said so far. */
export const selectInboxKnown = ({ library }: LibraryRootState): InboxKnown =>
  library.articles.known ?? NOT_TOLD;

/** Without a list, nothing can be told apart by it. */
const selectKnownFilter = (state: LibraryRootState) =>
  selectInboxKnown(state).list && selectInboxPlace(state).known;

const selectByText = (state: LibraryRootState) =>
  selectKnownFilter(state) === null ? NOT_TOLD.byText : selectInboxKnown(state).byText;

const rowsBy = (selectKnown: typeof selectKnownFilter) =>
  createSelector(
    [
      selectArticlesToCheck,
      (state: InboxRootState) => selectInboxPlace(state).hash,
      (state: InboxRootState) => selectInboxPlace(state).group,
      (state: InboxRootState) => selectInboxPlace(state).reader,
      selectKnown,
      selectByText,
    ],
    (articles, hash, group, reader, known, byText): readonly InboxEntry[] =>
      inboxRows(
        articles.map(({ left }) => left),
        { hash, group, reader, known },
        ({ structureText = '' }) => byText[structureText] ?? undefined,
      ),
  );

/** The drawings that the filters leave. */
export const selectInboxRows: (state: InboxRootState) => readonly InboxEntry[] =
  rowsBy(selectKnownFilter);

/** The same, whether they are known or not. */
const selectRowsKnownOrNot = rowsBy(() => null);

/**
 * Structures that the services' list is to be asked about: of the rows that can be seen or, where only known or new
 * ones are wanted, of all that may be among them. `undefined` if it has said something of each.
 */
export const selectUntold: (state: InboxRootState) => readonly string[] | undefined =
  createSelector(
    [
      selectInboxRows,
      // Sorting all rows again is only worth it where it tells more.
      (state: InboxRootState) =>
        selectKnownFilter(state) === null ? NONE : selectRowsKnownOrNot(state),
      selectKnownFilter,
      ({ library }: LibraryRootState) => library.articles.seen,
      (state: LibraryRootState) => selectInboxKnown(state).byText,
    ],
    (rows, all, filter, seen, byText) => {
      const wanted = filter !== null ? all : seen ? rows.slice(seen.first, seen.last + 1) : [];
      const texts = new Set(wanted.flatMap(({ structureText }) => structureText ?? []));
      const untold = [...texts].filter((text) => byText[text] === undefined);
      return untold.length > 0 ? untold : undefined;
    },
  );
