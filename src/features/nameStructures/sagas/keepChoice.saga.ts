import { put, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { storedChanges } from '@/lib/saga/storedChanges';
import { nameLookUpRestored, type nameLookUpChosen } from '../nameStructures.slice';

/** Local storage: `on` or `off` once the user has chosen. */
const CHOICE_KEY = 'marcus.lookUpNames';

const readChoice = (stored: string | null): boolean | null =>
  stored === 'on' ? true : stored === 'off' ? false : null;

export function* restoreChoice(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const choice = readChoice(localStorage.get(CHOICE_KEY));
  if (choice !== null) yield* put(nameLookUpRestored(choice));
}

export function* keepChoice({ payload }: ReturnType<typeof nameLookUpChosen>): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.set(CHOICE_KEY, payload ? 'on' : 'off');
}

/** A choice in another tab applies here too. */
export function* followOtherTabs(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  yield* forEachEvent(storedChanges(localStorage, CHOICE_KEY), function* follow({ value }) {
    yield* put(nameLookUpRestored(readChoice(value)));
  });
}
