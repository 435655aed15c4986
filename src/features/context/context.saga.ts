import { isAnyOf } from '@reduxjs/toolkit';
import { takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { contextOpened, contextRetried } from './context.slice';
import { showContext } from './sagas/showContext.saga';

/** One context at a time: another segment, or another attempt, replaces the one before. */
export function* contextSaga(): SagaGenerator<void> {
  yield* takeLatest(isAnyOf(contextOpened, contextRetried), showContext);
}
