import type { SagaGenerator } from '@/lib/saga/effects';

/** Keeps the log of what happens to the session and of what is out of the ordinary. */
export function* securitySaga(): SagaGenerator<void> {}
