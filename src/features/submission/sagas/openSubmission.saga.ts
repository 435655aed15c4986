import { all, call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import {
  selectFormDoi,
  selectLooksUpByItself,
  selectSubmissionTarget,
} from '../submission.selectors';
import {
  pubchemLookupRequested,
  publicationLookupRequested,
  submissionOpened,
} from '../submission.slice';
import { drawStructure } from './drawStructure.saga';
import { findTarget } from './findTarget.saga';
import { placeCandidates } from './placeCandidates.saga';
import { whileFormIsOpen } from './whileFormIsOpen.saga';

/**
 * 'Prepare for COCONUT': opens the form for the selected structure. Our own services draw it immediately;
 * third parties are queried only when the user asks for it, now or by an earlier choice.
 */
export function* openSubmission(): SagaGenerator<void> {
  if (yield* select(selectSubmissionTarget)) return;
  const target = yield* findTarget();
  if (!target) return;
  const { clock } = yield* getPlatform();
  yield* put(submissionOpened({ target, currentYear: new Date(clock.now()).getFullYear() }));
  yield* whileFormIsOpen(() => prepare(target));
}

function* prepare(target: SubmissionTarget): SagaGenerator<void> {
  yield* all([call(drawStructure, target), call(placeCandidates, target), call(lookUpByChoice)]);
}

function* lookUpByChoice(): SagaGenerator<void> {
  if (!(yield* select(selectLooksUpByItself))) return;
  yield* put(pubchemLookupRequested());
  if ((yield* select(selectFormDoi)) !== undefined) yield* put(publicationLookupRequested());
}
