import { all, call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import {
  selectFormDoi,
  selectLooksUpByItself,
  selectPublicationLookup,
} from '../submission.selectors';
import { pubchemLookupRequested, publicationLookupRequested } from '../submission.slice';
import { drawStructure } from './drawStructure.saga';
import { placeCandidates } from './placeCandidates.saga';

/** Our own services draw the structure at once; third parties are asked only by the user's choice. */
export function* prepareForm(target: SubmissionTarget): SagaGenerator<void> {
  yield* all([call(drawStructure, target), call(placeCandidates, target), call(lookUpByChoice)]);
}

/** The article may be known from an earlier form of a series. */
function* lookUpByChoice(): SagaGenerator<void> {
  if (!(yield* select(selectLooksUpByItself))) return;
  yield* put(pubchemLookupRequested());
  const isLookedUp = (yield* select(selectPublicationLookup)).status === 'found';
  if (isLookedUp || (yield* select(selectFormDoi)) === undefined) return;
  yield* put(publicationLookupRequested());
}
