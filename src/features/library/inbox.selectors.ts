import { createSelector } from '@reduxjs/toolkit';
import { inboxRows } from '@/domain/library/inbox';
import { selectOpenDocument } from '@/article';
import type { OverlaysRootState } from '@/features/overlays';
import type { ReadingRootState } from '@/features/recognition';
import { selectQueueFacts } from '@/features/review';
import type { SavedWorkRootState } from '@/features/savedWork';
import type { WorkSummary } from '@/platform/workStore';
import { selectArticles, selectLibraryIsShown } from './library.selectors';
import type { InboxArticle, InboxEntry, InboxPlace, LibraryRootState } from './libraryState';

export type InboxRootState = LibraryRootState &
  OverlaysRootState &
  ReadingRootState &
  SavedWorkRootState &
  Parameters<typeof selectOpenDocument>[0];

const FIRST_PLACE: InboxPlace = {
  ...{ view: 'articles', hash: null, group: null, reader: null, current: null },
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

/** The drawings that the filters leave. */
export const selectInboxRows: (state: InboxRootState) => readonly InboxEntry[] = createSelector(
  [
    selectArticlesToCheck,
    (state: InboxRootState) => selectInboxPlace(state).hash,
    (state: InboxRootState) => selectInboxPlace(state).group,
    (state: InboxRootState) => selectInboxPlace(state).reader,
  ],
  (articles, hash, group, reader) =>
    inboxRows(
      articles.map(({ left }) => left),
      { hash, group, reader },
    ),
);
