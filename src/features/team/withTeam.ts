import { isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { withTrail, type WorkState } from '@/article';
import { REVIEWER_LIMIT } from '@/domain/saved/limits';
import type { ActMoment } from '@/domain/trail';
import { truncate } from '@/domain/truncate';
import type { KeptEvent } from '@/domain/team/event';
import { opinionIn, partHere, partThere } from '@/domain/team/opinion';
import {
  emptyReplica,
  valueOf,
  withKept,
  withoutEvents,
  withSaid,
  type Replica,
} from '@/domain/team/replica';
import type { ArticleState } from '@/features/savedWork';
import { applyParts, type OwnNames } from './parts/applyParts';
import { outboxThere, sameDrawings, withNamesThere } from './parts/sameDrawings';
import { sharedParts, type Parts } from './parts/sharedParts';
import { articleShared, eventsReceived, eventsRefused, partsSaid, partsTaken } from './team.slice';

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

const isTeamFact = isAnyOf(articleShared, partsSaid, eventsReceived, eventsRefused, partsTaken);

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
    const isNews = valueOf(before, event.part) !== valueOf(replica, event.part);
    return part !== undefined && isNews ? [{ ...event, part }] : [];
  });
  const taken = others.reduce(byActs, []).reduce(takenAct, met);
  return withReplica(taken, replica);
}

interface TakenAct extends ActMoment {
  readonly parts: Parts;
}

/**
 * The article with other judgements and words of compounds: those of a second opinion that begins, or the first ones
 * after it. Nobody changed them, so the trail has nothing of it.
 */
function withOpinion(article: ArticleState): ArticleState {
  const { replica } = article.history;
  if (!replica) return article;
  const opinion = opinionIn(replica);
  const shown = Object.keys(replica.parts).flatMap((part) => partHere(part, opinion) ?? []);
  const names = [...Object.keys(sharedParts(article)), ...shown].filter(
    (part) => partThere(part, replica.as ?? '') !== part,
  );
  const parts = Object.fromEntries(
    names.map((part) => [part, valueOf(replica, partThere(part, opinion))]),
  );
  const work = applyParts(workIn(article), parts, ownNames(article));
  const selected = Object.fromEntries(
    Object.entries(work.segments.judgements)
      .filter(([, { verdict }]) => verdict === 'correct')
      .map(([id]) => [id, true as const]),
  );
  return { ...article, ...work, segments: { ...work.segments, selected } };
}

/** What somebody said at one moment belongs together: a drawing and its structure. */
function byActs(acts: readonly TakenAct[], { part, to, by, at }: KeptEvent): readonly TakenAct[] {
  const last = acts.at(-1);
  if (last?.by !== by || last.at !== at) return [...acts, { by, at, parts: { [part]: to } }];
  return [...acts.slice(0, -1), { ...last, parts: { ...last.parts, [part]: to } }];
}

function takenFrom(article: ArticleState, replica: Replica, part: string): ArticleState {
  const own = replica.outbox.findLast((event) => event.part === part);
  const { at = '', ...author } = own ? { at: own.at } : (replica.parts[part] ?? {});
  // Without a name, it is this page's user who says it.
  const by = 'by' in author ? { by: author.by } : {};
  return takenAct(article, { ...by, at, parts: { [part]: valueOf(replica, part) } });
}

/** Others' words get into the trail under their names. */
function takenAct(article: ArticleState, { by, at, parts }: TakenAct): ArticleState {
  const act: ActMoment = { at, ...(by && { by: truncate(by, REVIEWER_LIMIT) }) };
  const before = workIn(article);
  const take = withTrail((state: WorkState = before) =>
    applyParts(state, parts, ownNames(article)),
  );
  return withReadings(
    { ...article, ...take(before, { type: 'team/taken', meta: { act } }) },
    article,
  );
}

const workIn = ({
  bibliography,
  annotationWords,
  segments,
  structures,
  compounds,
  history,
}: ArticleState): WorkState => ({
  ...{ bibliography, annotationWords, segments, structures, compounds, history },
});

function ownNames({ document, segments }: ArticleState): OwnNames {
  const known = Object.values(segments.entities)[0];
  return {
    pdfId: document.open?.pdfId ?? '',
    pdfFilename: segments.info?.pdfFilename ?? known?.pdfFilename ?? document.open?.file.name ?? '',
  };
}

/** A drawing whose structure came from somebody else need not be read again. */
function withReadings(article: ArticleState, before: ArticleState): ArticleState {
  if (article.structures === before.structures) return article;
  const came = Object.values(article.structures.entities).filter(
    ({ uniqueKey }) => before.structures.entities[uniqueKey] === undefined,
  );
  const done = came.map(({ segmentId }) => [segmentId, { status: 'done' as const }] as const);
  return { ...article, readings: { ...article.readings, ...Object.fromEntries(done) } };
}
