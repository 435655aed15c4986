import { call, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { keepLookupChoice, restoreLookupChoice } from './sagas/lookupChoice.saga';
import { lookUpInPubchem, lookUpPublication } from './sagas/lookUp.saga';
import { openSubmission } from './sagas/openSubmission.saga';
import { submit } from './sagas/submit.saga';
import {
  lookupByItselfChosen,
  pubchemLookupRequested,
  publicationLookupRequested,
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
}
