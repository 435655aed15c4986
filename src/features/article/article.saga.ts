import { takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { articleLookupRequested } from './article.slice';
import { lookUpArticle } from './sagas/lookUpArticle.saga';

export function* articleSaga(): SagaGenerator<void> {
  yield* takeLatest(articleLookupRequested, lookUpArticle);
}
