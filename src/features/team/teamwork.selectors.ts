import { createSelector } from '@reduxjs/toolkit';
import { selectOpenDocument, type DocumentRootState, type HistoryRootState } from '@/article';
import { articleState, peopleAt, stateFacts, type ArticleState } from '@/domain/team/articleState';
import {
  agreementOf,
  opinionGivers,
  pairsOf,
  type FieldAgreement,
  type Pair,
} from '@/domain/team/agreement';
import {
  askedPart,
  isBlind,
  isShownOf,
  opinionIn,
  partHere,
  type Opinion,
} from '@/domain/team/opinion';
import { valueOf } from '@/domain/team/replica';
import { commentsOf, type TeamComment } from '@/domain/team/comments';
import { contestedParts, type Contested } from '@/domain/team/contested';
import { openDifferences } from '@/domain/team/differences';
import type { Json } from '@/domain/team/event';
import { selectReplica } from './team.selectors';
import { selectPeople, selectTeamUser, type TeamRootState } from './team.slice';

type State = TeamRootState & DocumentRootState & HistoryRootState;

/** Others who are at the open article, or at one drawing of it, as one text of lines: the same as long as they are. */
export function selectWhoIsHere(state: State, segmentId?: string): string {
  const article = selectOpenDocument(state)?.file.hash ?? '';
  const own = selectTeamUser(state)?.name;
  return peopleAt(selectPeople(state), article, segmentId)
    .filter((name) => name !== own)
    .join('\n');
}

/** Whether the user gives a second opinion without seeing what others say of the article. */
export const selectIsBlind = (state: DocumentRootState & HistoryRootState): boolean => {
  const replica = selectReplica(state);
  return replica !== null && isBlind(replica);
};

/** Of a blind second opinion the user's own alone. */
export const selectComments = createSelector([selectReplica], (replica): readonly TeamComment[] =>
  replica ? commentsOf(replica).filter(({ by }) => isShownOf(replica, by)) : [],
);

/** What waits for a choice: said at the same time, or in a second opinion; each part once, with all words. */
export const selectContested = createSelector([selectReplica], (replica): readonly Contested[] => {
  if (!replica) return [];
  const chosen = new Map<string, Contested>();
  for (const each of [...contestedParts(replica), ...openDifferences(replica)]) {
    const beside = [...(chosen.get(each.part)?.beside ?? []), ...each.beside];
    chosen.set(each.part, { ...each, beside });
  }
  const opinion = opinionIn(replica);
  return [...chosen.values()].filter(({ part }) => partHere(part, opinion) !== undefined);
});

/** Whose second opinion this page gives; `null`: what it says is said for all. */
export const selectOpinion = createSelector([selectReplica], (replica): Opinion =>
  replica ? opinionIn(replica) : null,
);

export interface SecondOpinion {
  readonly name: string;
  /** Still at it. */
  readonly isAsked: boolean;
  readonly pairs: readonly Pair[];
  readonly agreement: readonly FieldAgreement[];
}

/** Who was asked for a second opinion, and how far they agree with the first one. */
export const selectSecondOpinions = createSelector(
  [selectReplica],
  (replica): readonly SecondOpinion[] =>
    replica
      ? opinionGivers(replica).map((name) => {
          const pairs = pairsOf(replica, name);
          const isAsked = valueOf(replica, askedPart(name)) !== null;
          return { name, isAsked, pairs, agreement: agreementOf(pairs) };
        })
      : [],
);

/** How far the team is with the open article, and whose it is; undefined while it is not shared. */
export const selectArticleState: (
  state: State,
) => { readonly state: ArticleState; readonly assigned: Json } | undefined = createSelector(
  [selectReplica, selectPeople],
  (replica, people) => {
    if (!replica) return undefined;
    const facts = stateFacts(replica);
    const state = articleState(facts, peopleAt(people, replica.article));
    return { state, assigned: facts.assigned };
  },
);

/** Everybody of whom this page knows that they use the library, in alphabetical order. */
export const selectTeamNames = createSelector(
  [selectReplica, selectPeople, selectTeamUser],
  (replica, people, user): readonly string[] => {
    const authors = Object.values(replica?.parts ?? {}).flatMap(({ by, beside }) => [
      by,
      ...beside.map((said) => said.by),
    ]);
    const names = new Set([...authors, ...people.map(({ name }) => name), user?.name ?? '']);
    return [...names].filter((name) => name !== '').sort((one, other) => one.localeCompare(other));
  },
);
