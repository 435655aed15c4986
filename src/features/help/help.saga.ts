import { addressChanges } from '@/lib/saga/addressChanges';
import { fork, put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { storedChanges } from '@/lib/saga/storedChanges';
import { HOME_ADDRESS } from '@/platform/pageAddress';
import {
  helpClosed,
  helpOpened,
  keysRestored,
  singleLetterKeysSwitched,
  selectHelpIsOpen,
} from './help.slice';

/** Local storage: `off` once the user has switched them off. */
const KEYS_KEY = 'marcus.singleLetterKeys';

/** The address that opens the help (docs/requirements/core.md 2.ROUTE.2). */
const HELP_ADDRESS = '#help';

function* keepChoice({
  payload: isOn,
}: ReturnType<typeof singleLetterKeysSwitched>): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.set(KEYS_KEY, isOn ? 'on' : 'off');
}

/**
 * When a help that was opened by its address is closed, removes the address, so that a link to it works
 * again.
 */
function* leaveAddress(): SagaGenerator<void> {
  const { address } = yield* getPlatform();
  if (address.fragment() === HELP_ADDRESS) address.visit(HOME_ADDRESS);
}

const isAsked = (fragment: string) => fragment === HELP_ADDRESS;

/** The address opens the help; going back from it closes it. */
function* followAddress(): SagaGenerator<void> {
  const { address } = yield* getPlatform();
  let wasAsked = isAsked(address.fragment());
  if (wasAsked) yield* put(helpOpened());
  yield* forEachEvent(addressChanges(address), function* follow(fragment) {
    const asked = isAsked(fragment);
    if (asked) yield* put(helpOpened());
    else if (wasAsked && (yield* select(selectHelpIsOpen))) yield* put(helpClosed());
    wasAsked = asked;
  });
}

const readKeys = (stored: string | null) => keysRestored({ singleLetterKeys: stored !== 'off' });

/** Switched off in one tab, they are off in all. */
function* followOtherTabs(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  yield* forEachEvent(storedChanges(localStorage, KEYS_KEY), function* follow({ value }) {
    yield* put(readKeys(value));
  });
}

export function* helpSaga(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  yield* put(readKeys(localStorage.get(KEYS_KEY)));
  yield* takeEvery(singleLetterKeysSwitched, keepChoice);
  yield* takeEvery(helpClosed, leaveAddress);
  yield* fork(followAddress);
  yield* fork(followOtherTabs);
}
