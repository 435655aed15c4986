import { put, type SagaGenerator } from '@/lib/saga/effects';
import { followStoredSwitch, storedSwitch, storeSwitch } from '@/lib/saga/storedSwitch';
import { nameLookUpRestored, type nameLookUpChosen } from '../nameStructures.slice';

/** Local storage: `on` or `off` once the user has chosen. */
const CHOICE_KEY = 'marcus.lookUpNames';

export function* restoreChoice(): SagaGenerator<void> {
  const choice = yield* storedSwitch(CHOICE_KEY);
  if (choice !== null) yield* put(nameLookUpRestored(choice));
}

export const keepChoice = ({ payload }: ReturnType<typeof nameLookUpChosen>): SagaGenerator<void> =>
  storeSwitch(CHOICE_KEY, payload);

export const followOtherTabs = (): SagaGenerator<void> =>
  followStoredSwitch(CHOICE_KEY, nameLookUpRestored);
