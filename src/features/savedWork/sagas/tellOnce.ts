import { raiseNotice } from '@/features/notices';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { WorkStoreFault, WorkStoreFaultKind } from '@/platform/workStore';

/** Reports a fault of the store once per page load, because it will persist. */
export type TellOnce = (fault: WorkStoreFault) => SagaGenerator<void>;

export function createTellOnce(): TellOnce {
  const told = new Set<WorkStoreFaultKind>();
  return function* tellOnce({ kind, message }: WorkStoreFault): SagaGenerator<void> {
    if (told.has(kind)) return;
    told.add(kind);
    yield* raiseNotice({
      type: 'warning',
      message: 'Your work cannot be saved in this browser. Export it before you leave the page.',
      cause: message,
    });
  };
}
