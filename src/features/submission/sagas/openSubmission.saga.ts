import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSubmissionTarget } from '../openForm.selectors';
import { submissionOpened, type submissionRequested } from '../submission.slice';
import { findTarget } from './findTarget.saga';
import { prepareForm } from './prepareForm.saga';
import { whileFormIsOpen } from './whileFormIsOpen.saga';

/**
 * 'Prepare for COCONUT': opens the form for the selected structure. Our own services draw it immediately;
 * third parties are queried only when the user asks for it, now or by an earlier choice.
 */
export function* openSubmission({
  payload,
}: ReturnType<typeof submissionRequested>): SagaGenerator<void> {
  if (yield* select(selectSubmissionTarget)) return;
  const target = yield* findTarget(payload?.drawingIds ?? []);
  if (!target) return;
  const { clock } = yield* getPlatform();
  yield* put(submissionOpened({ target, currentYear: new Date(clock.now()).getFullYear() }));
  yield* whileFormIsOpen(() => prepareForm(target));
}
