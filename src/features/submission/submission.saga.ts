import { call, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { askForSeries } from './sagas/askForSeries.saga';
import { keepLookupChoice, restoreLookupChoice } from './sagas/lookupChoice.saga';
import { lookUpInPubchem, lookUpPublication } from './sagas/lookUp.saga';
import { openSubmission } from './sagas/openSubmission.saga';
import { submit } from './sagas/submit.saga';
import { submitSeries } from './sagas/submitSeries.saga';
import {
  lookupByItselfChosen,
  pubchemLookupRequested,
  publicationLookupRequested,
  seriesRequested,
  seriesStarted,
  submissionRequested,
  submitRequested,
} from './submission.slice';

export function* submissionSaga(): SagaGenerator<void> {
  yield* call(restoreLookupChoice);
  yield* takeEvery(lookupByItselfChosen, keepLookupChoice);
  yield* takeLeading(publicationLookupRequested, lookUpPublication);
  yield* takeLeading(pubchemLookupRequested, lookUpInPubchem);
  yield* takeLeading(submitRequested, submit);
  yield* takeLeading(submissionRequested, openSubmission);
  yield* takeLeading(seriesRequested, askForSeries);
  yield* takeLeading(seriesStarted, submitSeries);
}
