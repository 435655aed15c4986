import { REVIEWER_LIMIT } from '@/domain/judgement';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { reviewerRestored, type reviewerNamed } from './judging.slice';

/** Local storage; empty if the person does not want to be named. */
const REVIEWER_KEY = 'marcus.reviewer';

export function* restoreReviewer(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const stored = localStorage.get(REVIEWER_KEY);
  if (stored !== null) yield* put(reviewerRestored(stored.slice(0, REVIEWER_LIMIT)));
}

export function* keepReviewer({ payload }: ReturnType<typeof reviewerNamed>): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.set(REVIEWER_KEY, payload);
}
