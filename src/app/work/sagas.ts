import type { SagaGenerator } from '@/lib/saga/effects';

/** Sagas to start, keyed by feature. */
export type Sagas = Readonly<Record<string, () => SagaGenerator<void>>>;
