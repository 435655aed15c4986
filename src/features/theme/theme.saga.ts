import { call, fork, put, takeEvery } from '@/lib/saga/effects';
import type { SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { storedChanges } from '@/lib/saga/storedChanges';
import { readSystemTheme, systemThemeChanges } from './systemTheme';
import {
  choiceStoredElsewhere,
  systemThemeChanged,
  themeChosen,
  themeRestored,
} from './theme.slice';
import type { Theme } from './theme.slice';

/** Local storage; `public/theme.js` reads the same key before the first paint. */
const THEME_KEY = 'marcus.theme';

function readChoice(stored: string | null): Theme | null {
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function* keepChoice({ payload }: ReturnType<typeof themeChosen>): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.set(THEME_KEY, payload);
}

function* followSystem(): SagaGenerator<void> {
  yield* forEachEvent(systemThemeChanges(), function* follow(theme) {
    yield* put(systemThemeChanged(theme));
  });
}

/** A choice in another tab, or its removal, applies here too. */
function* followOtherTabs(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  yield* forEachEvent(storedChanges(localStorage, THEME_KEY), function* follow({ value }) {
    yield* put(choiceStoredElsewhere(readChoice(value)));
  });
}

/** A stored choice wins; without one the system's preference is followed, including later changes. */
export function* themeSaga(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const system = yield* call(readSystemTheme);
  yield* put(themeRestored({ choice: readChoice(localStorage.get(THEME_KEY)), system }));
  yield* takeEvery(themeChosen, keepChoice);
  yield* fork(followSystem);
  yield* fork(followOtherTabs);
}
