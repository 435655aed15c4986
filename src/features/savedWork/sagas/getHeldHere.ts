import { getContext, type SagaGenerator } from '@/lib/saga/effects';
import type { HeldHere } from '../articleLock';

/** What the stores of this tab hold, of the open document and out of sight. */
export function* getHeldHere(): SagaGenerator<HeldHere> {
  return yield* getContext<HeldHere>('heldHere');
}
