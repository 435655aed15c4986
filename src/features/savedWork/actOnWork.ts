import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import {
  selectAllSegments,
  selectSelectedIds,
  withHistory,
  withTrail,
  workReducers,
  type WorkState,
} from '@/article';
import type { ActMoment } from '@/domain/trail';
import type { Work } from '@/domain/work';
import { segmentsOf, workStateOf } from './articleWork';

const reduce = withTrail(withHistory(combineReducers(workReducers)));

/** What somebody does with the judgements of an article, as it stands when its turn comes; `undefined`: nothing. */
export type JudgingAct = (article: WorkState) => UnknownAction | undefined;

/**
 * Saved work after such an act, as if it had been done while the article was open: with its step in the undo list, and
 * in the trail.
 */
export function actOnWork(work: Work, act: JudgingAct, made: ActMoment): Work | undefined {
  const before = workStateOf(work);
  const action = act(before);
  if (!action) return undefined;
  const article = reduce(before, { ...action, meta: { act: made } });
  const segments = segmentsOf(
    article.segments,
    selectAllSegments({ article }),
    selectSelectedIds({ article }),
  );
  return { ...work, segments, history: article.history };
}
