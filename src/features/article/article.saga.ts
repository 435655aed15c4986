import { takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { articleLookupRequested } from './articleForm.slice';
import { lookUpArticle } from './sagas/lookUpArticle.saga';

export function* articleSaga(): SagaGenerator<void> {
  yield* takeLatest(articleLookupRequested, lookUpArticle);
}
