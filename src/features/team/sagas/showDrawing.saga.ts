import type { Action } from '@reduxjs/toolkit';
import {
  selectOpenDocument,
  selectSegmentById,
  type DocumentRootState,
  type SegmentsRootState,
} from '@/article';
import { segmentOpened } from '@/features/inspector';
import { raiseNotice } from '@/features/notices';
import { delay, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { articleMet } from '../team.slice';
import { turnsElsewhere } from './turnsElsewhere';

/** ms after which nobody waits for the drawing any more: the article did not open, or the library does not answer. */
const PATIENCE_MS = 60_000;

/**
 * Shows a drawing of an article that is being opened, once both are there. If the library has no such drawing any
 * more, the user is told; if they turn to something else meanwhile, nothing happens.
 *
 * @param article SHA-256 of its file
 */
export function* showDrawing(article: string, segmentId: string): SagaGenerator<void> {
  const isThere = (state: DocumentRootState & SegmentsRootState): boolean =>
    selectOpenDocument(state)?.file.hash === article &&
    selectSegmentById(state, segmentId) !== undefined;
  const isMet = (action: Action): boolean =>
    articleMet.match(action) && action.payload.article === article;
  const { there, met } = yield* race({
    there: waitFor(isThere),
    met: take(isMet),
    elsewhere: take(turnsElsewhere(article)),
    late: delay(PATIENCE_MS),
  });
  if (there || (met && (yield* select(isThere)))) yield* put(segmentOpened({ segmentId }));
  else if (met)
    yield* raiseNotice({ type: 'info', message: 'The article has no such drawing now' });
}
