import { dequal } from 'dequal/lite';
import { isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { KeptEvent } from '@/domain/team/event';
import { opinionIn, partHere } from '@/domain/team/opinion';
import {
  emptyReplica,
  valueOf,
  withKept,
  withoutEvents,
  withSaid,
  type Replica,
} from '@/domain/team/replica';
import type { ArticleState } from '@/features/savedWork';
import { withoutOthers } from './parts/othersInSteps';
import { outboxThere, sameDrawings, withNamesThere } from './parts/sameDrawings';
import { byActs, takenAct, takenFrom, withOpinion, workIn } from './takenParts';
import {
  articleMet,
  articleShared,
  eventsReceived,
  eventsRefused,
  partsSaid,
  partsTaken,
} from './team.slice';

/** The reducer of the article, which also takes in what others say of it. Only where a team shares a library. */
export const withTeam =
  <Preloaded>(
    reducer: Reducer<ArticleState, UnknownAction, Preloaded>,
  ): Reducer<ArticleState, UnknownAction, Preloaded> =>
  (state, action) =>
    afterNews(reducer(state, action), action);

function afterNews(article: ArticleState, action: UnknownAction): ArticleState {
  const hash = article.document.open?.file.hash;
  if (hash === undefined || !isTeamFact(action) || action.payload.article !== hash) return article;
  const { replica = emptyReplica(hash) } = article.history;
  const own = replica.article === hash ? replica : emptyReplica(hash);
  const after = taking(article, own, action);
  return opinionIn(after.history.replica ?? own) === opinionIn(own) ? after : withOpinion(after);
}

function taking(article: ArticleState, own: Replica, action: UnknownAction): ArticleState {
  if (articleShared.match(action)) return withReplica(article, { ...own, as: action.payload.as });
  if (articleMet.match(action)) return withReplica(article, { ...own, isMet: true });
  if (partsSaid.match(action)) {
    return withReplica(article, action.payload.said.reduce(withSaid, own));
  }
  if (eventsReceived.match(action)) return received(article, own, action.payload);
  if (eventsRefused.match(action)) {
    return withReplica(article, withoutEvents(own, action.payload.ids));
  }
  if (!partsTaken.match(action)) return article;
  return action.payload.parts.reduce((before, part) => takenFrom(before, own, part), article);
}

const isTeamFact = isAnyOf(
  articleMet,
  articleShared,
  partsSaid,
  eventsReceived,
  eventsRefused,
  partsTaken,
);

const withReplica = (article: ArticleState, replica: Replica): ArticleState => ({
  ...article,
  history: { ...article.history, replica },
});

function received(
  article: ArticleState,
  before: Replica,
  { after, events }: { readonly after: number; readonly events: readonly KeptEvent[] },
): ArticleState {
  const kept = withKept(before, after, events);
  if (kept === before) return article;
  const pdfId = article.document.open?.pdfId ?? '';
  const names = sameDrawings(article, kept);
  const replica = outboxThere(kept, names);
  const met = Object.keys(names).length > 0 ? withNamesThere(article, pdfId, names) : article;
  const opinion = opinionIn(replica);
  const others = events.flatMap((event) => {
    const part = partHere(event.part, opinion);
    const isNews = !dequal(valueOf(before, event.part), valueOf(replica, event.part));
    return part !== undefined && isNews ? [{ ...event, part }] : [];
  });
  const taken = others.reduce(byActs, []).reduce(takenAct, met);
  const history = withoutOthers(
    workIn(taken),
    others.map(({ part }) => part),
    pdfId,
  );
  return withReplica({ ...taken, history }, replica);
}
