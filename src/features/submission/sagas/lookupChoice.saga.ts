import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { lookupChoiceRestored, type lookupByItselfChosen } from '../submission.slice';

/** Local storage key; whether to query third parties when the form is opened. */
export const LOOKUPS_KEY = 'marcus.lookups';

const BY_ITSELF = 'by-itself';

export function* restoreLookupChoice(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  if (localStorage.get(LOOKUPS_KEY) === BY_ITSELF) yield* put(lookupChoiceRestored(true));
}

export function* keepLookupChoice({
  payload,
}: ReturnType<typeof lookupByItselfChosen>): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  if (payload) localStorage.set(LOOKUPS_KEY, BY_ITSELF);
  else localStorage.remove(LOOKUPS_KEY);
}
