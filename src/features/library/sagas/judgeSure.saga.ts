import type { UnknownAction } from '@reduxjs/toolkit';
import type { Judgement, Judgements } from '@/domain/judgement';
import type { SureReading } from '@/domain/library/sureInArticle';
import { positionOf } from '@/domain/versionReference';
import {
  segmentsJudged,
  selectLastDone,
  selectSegmentById,
  selectStandingJudgement,
  selectStructureOf,
  stepUndone,
  type WorkState,
} from '@/article';
import { selectReviewer } from '@/features/judging';
import { fork, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { taskCancelRequested } from '../library.actions';
import { selectAccepted, selectSureAcross } from '../library.selectors';
import { sureFound, sureJudged, taskProgressed } from '../library.slice';
import type { AcceptedAcross } from '../inboxState';
import type { LibraryTask } from '../libraryState';
import { actInArticle } from './actInArticle.saga';
import { progressed } from './progressed.saga';

type Judged = AcceptedAcross['articles'][number];
type Failed = AcceptedAcross['failed'][number];

/** Accepts the readings that were found, in each of their articles; what somebody has judged meanwhile stays. */
export function* acceptSure(): SagaGenerator<void> {
  const sure = yield* select(selectSureAcross);
  if (!sure) return;
  yield* put(sureFound(null));
  const made = yield* moment();
  const { readings, sample } = sure;
  const looked = new Set(sample.map(({ hash, id }) => `${hash} ${id}`));
  const unseenAmong = { accepted: readings.length, looked: sample.length };
  const articles: Judged[] = [];
  const failed: Failed[] = [];
  let passedOver = 0;
  const hashes = [...new Set(readings.map(({ hash }) => hash))];
  yield* inTurn('accepting', hashes, function* accept(hash) {
    const wanted = readings.filter((reading) => reading.hash === hash);
    let judgements: Judgements = {};
    const why = yield* actInArticle(
      hash,
      (article) => {
        judgements = judgementsOf(article, wanted, ({ id, version }) => ({
          ...{ verdict: 'correct', version, ...made },
          ...(!looked.has(`${hash} ${id}`) && { unseenAmong }),
        }));
        return judging(judgements);
      },
      made,
    );
    const count = Object.keys(judgements).length;
    if (why !== undefined) failed.push({ hash, why });
    else passedOver += wanted.length - count;
    if (why === undefined && count > 0) articles.push({ hash, judgements });
  });
  yield* put(sureJudged({ articles, failed, passedOver }));
}

function judgementsOf(
  article: WorkState,
  readings: readonly SureReading[],
  judge: (reading: SureReading) => Judgement,
): Judgements {
  const standing = readings.filter(({ id, version }) => {
    const segment = selectSegmentById({ article }, id);
    const structure = segment && selectStructureOf({ article }, segment);
    if (!structure || selectStandingJudgement({ article }, segment)) return false;
    return positionOf(version, [structure]) === 0;
  });
  return Object.fromEntries(standing.map((reading) => [reading.id, judge(reading)]));
}

const judging = (judgements: Readonly<Record<string, Judgement | null>>) =>
  Object.keys(judgements).length > 0 ? segmentsJudged({ judgements }) : undefined;

/** Takes back what was accepted together; what somebody has said otherwise since then stays. */
export function* takeBackSure(): SagaGenerator<void> {
  const accepted = yield* select(selectAccepted);
  if (!accepted) return;
  const made = yield* moment();
  const failed: Failed[] = [];
  const done = new Set<string>();
  const hashes = accepted.articles.map(({ hash }) => hash);
  yield* inTurn('takingBack', hashes, function* takeBack(hash) {
    const { judgements = {} } = accepted.articles.find((one) => one.hash === hash) ?? {};
    const why = yield* actInArticle(hash, (article) => takingBack(article, judgements), made);
    if (why === undefined) done.add(hash);
    else failed.push({ hash, why });
  });
  const articles = accepted.articles.filter(({ hash }) => !done.has(hash));
  yield* put(
    sureJudged(articles.length > 0 ? { articles, failed, passedOver: 0, isTakenBack: true } : null),
  );
}

/** If it is the latest step of the article, with all that belongs to it. */
function takingBack(article: WorkState, judgements: Judgements): UnknownAction | undefined {
  const step = selectLastDone({ article });
  const latest = step?.after.judgements ?? {};
  const isOurs = (said: Readonly<Record<string, Judgement | null>>, id: string) =>
    isSame(said[id], judgements[id]);
  const ids = Object.keys({ ...latest, ...judgements });
  if (step && ids.every((id) => isOurs(latest, id))) return stepUndone(step);
  const ours = ids.filter((id) => isOurs(article.segments.judgements, id));
  return judging(Object.fromEntries(ours.map((id) => [id, null])));
}

/** Of one act; saved and read again, its fields have another order. */
const isSame = (a: Judgement | null | undefined, b: Judgement | undefined): boolean =>
  a?.verdict === b?.verdict && a?.at === b?.at && a?.by === b?.by;

function* moment() {
  const { clock } = yield* getPlatform();
  const by = yield* select(selectReviewer);
  return { at: new Date(clock.now()).toISOString(), ...(by && { by }) };
}

/** One article after the other, until all are done or the user cancels: what is done then stays. */
function* inTurn(
  kind: LibraryTask['kind'],
  hashes: readonly string[],
  each: (hash: string) => SagaGenerator<void>,
): SagaGenerator<void> {
  const unwanted = yield* fork(function* untilCancelled() {
    yield* take(taskCancelRequested);
  });
  for (const [done, hash] of hashes.entries()) {
    if (!unwanted.isRunning()) break;
    yield* progressed(kind)(done, hashes.length);
    yield* each(hash);
  }
  unwanted.cancel();
  yield* put(taskProgressed(null));
}
