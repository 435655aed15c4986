import { raiseNotice } from '@/features/notices';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { WorkStoreFault } from '@/platform/workStore';

/** Reports a failure, with the cause in the store's own words if there are any. */
export function* tell(message: string, cause?: string): SagaGenerator<undefined> {
  const notice = { type: 'error', message } as const;
  yield* raiseNotice(cause === undefined ? notice : { ...notice, cause });
  return undefined;
}

export const tellUnremoved = ({ message }: WorkStoreFault) =>
  tell('The saved work could not be removed', message);
