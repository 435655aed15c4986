import { draftForNext, type NextDraft } from '@/domain/submission/draftForNext';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectSegmentById } from '@/article';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { selectFormIsClosed, selectSeries, selectSubmissionDrafts } from '../openForm.selectors';
import {
  formSkipped,
  seriesEnded,
  submissionClosed,
  submissionOpened,
  submitted,
  type seriesStarted,
} from '../submission.slice';
import { prepareForm } from './prepareForm.saga';
import { targetOf } from './targetOf.saga';

/**
 * Opens one form after the other. A form stays open until it is accepted, skipped, or closed, which ends the
 * series; a refused one stays as it was entered.
 */
export function* submitSeries({
  payload: { segmentIds, compounds },
}: ReturnType<typeof seriesStarted>): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* formByForm() {
    for (const id of segmentIds) {
      yield* showForm(id, compounds.find((ids) => ids.includes(id)) ?? [id]);
      if (!(yield* select(selectSeries))) return;
    }
    yield* tellEnd(segmentIds.length);
    yield* put(seriesEnded());
  });
}

function* showForm(id: string, drawingIds: readonly string[]): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, id);
  const target = segment && (yield* targetOf(segment, drawingIds));
  if (!target) return;
  const { clock } = yield* getPlatform();
  const currentYear = new Date(clock.now()).getFullYear();
  const next = yield* fromFormBefore(target);
  yield* put(submissionOpened({ target, currentYear, ...(next && { next }) }));
  yield* race({
    closed: call(waitFor, selectFormIsClosed),
    accepted: take(submitted),
    skipped: take(formSkipped),
    prepared: call(prepareUntilClosed, target),
  });
}

function* fromFormBefore(target: SubmissionTarget): SagaGenerator<NextDraft | undefined> {
  const series = yield* select(selectSeries);
  if (series?.status !== 'running' || !series.before) return undefined;
  const drafts = yield* select(selectSubmissionDrafts);
  return draftForNext(series.before, target, drafts[target.uniqueKey]);
}

function* prepareUntilClosed(target: SubmissionTarget): SagaGenerator<void> {
  yield* prepareForm(target);
  yield* take(submissionClosed);
}

function* tellEnd(total: number): SagaGenerator<void> {
  const series = yield* select(selectSeries);
  const count = series?.status === 'running' ? series.submittedCount : 0;
  yield* raiseNotice({ type: 'info', message: `Submitted ${count} of ${total} compounds` });
}
