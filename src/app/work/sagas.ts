import type { SagaGenerator } from '@/lib/saga/effects';

/** Sagas to start, by the feature they belong to. */
export type Sagas = Readonly<Record<string, () => SagaGenerator<void>>>;
