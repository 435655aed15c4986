import { withTrail, type WorkState } from '@/article';
import { REVIEWER_LIMIT } from '@/domain/saved/limits';
import type { KeptEvent } from '@/domain/team/event';
import { opinionIn, partHere, partThere } from '@/domain/team/opinion';
import { valueOf, type Replica } from '@/domain/team/replica';
import type { ActMoment } from '@/domain/trail';
import { truncate } from '@/domain/truncate';
import type { ArticleState } from '@/features/savedWork';
import { applyParts, type OwnNames } from './parts/applyParts';
import { withoutOpinions } from './parts/othersInSteps';
import { sharedParts, type Parts } from './parts/sharedParts';

interface TakenAct extends ActMoment {
  readonly parts: Parts;
}

/**
 * The article with other judgements and words of compounds: those of a second opinion that begins, or the first ones
 * after it. Nobody changed them, so the trail has nothing of it, and what was said in the one cannot be undone in the
 * other.
 */
export function withOpinion(article: ArticleState): ArticleState {
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
  const history = withoutOpinions(work.history);
  return { ...article, ...work, history, segments: { ...work.segments, selected } };
}

/** What somebody said at one moment belongs together: a drawing and its structure. */
export function byActs(
  acts: readonly TakenAct[],
  { part, to, by, at }: KeptEvent,
): readonly TakenAct[] {
  const last = acts.at(-1);
  if (last?.by !== by || last.at !== at) return [...acts, { by, at, parts: { [part]: to } }];
  return [...acts.slice(0, -1), { ...last, parts: { ...last.parts, [part]: to } }];
}

/** @param part as the library calls it */
export function takenFrom(article: ArticleState, replica: Replica, part: string): ArticleState {
  const here = partHere(part, opinionIn(replica));
  if (here === undefined) return article;
  const own = replica.outbox.findLast((event) => event.part === part);
  const { at = '', ...author } = own ? { at: own.at } : (replica.parts[part] ?? {});
  // Without a name, it is this page's user who says it.
  const by = 'by' in author ? { by: author.by } : {};
  return takenAct(article, { ...by, at, parts: { [here]: valueOf(replica, part) } });
}

/** Others' words get into the trail under their names. */
export function takenAct(article: ArticleState, { by, at, parts }: TakenAct): ArticleState {
  const act: ActMoment = { at, ...(by && { by: truncate(by, REVIEWER_LIMIT) }) };
  const before = workIn(article);
  const take = withTrail((state: WorkState = before) =>
    applyParts(state, parts, ownNames(article)),
  );
  const taken = { ...article, ...take(before, { type: 'team/taken', meta: { act } }) };
  return withReadings({ ...taken, segments: toBeCutOut(taken.segments) }, article);
}

/** Drawings that somebody else found have no cut-outs here before the article was searched here, too. */
const toBeCutOut = (segments: ArticleState['segments']): ArticleState['segments'] =>
  segments.info === null && !segments.isIncomplete && hasFound(segments)
    ? { ...segments, isIncomplete: true }
    : segments;

const hasFound = ({ entities }: ArticleState['segments']): boolean =>
  Object.values(entities).some(({ origin }) => origin === 'found');

/** What a page shares of an article, of all that it has of it. */
export const workIn = ({
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
