import { call, fork, put, take, takeEvery } from '@/lib/saga/effects';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { readSystemTheme, systemThemeChanges } from './systemTheme';
import { systemThemeChanged, themeChosen, themeRestored } from './theme.slice';
import type { Theme } from './theme.slice';

/** Local storage; `public/theme.js` reads the same key before the first paint. */
export const THEME_KEY = 'marcus.theme';

function readChoice(stored: string | null): Theme | null {
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function* keepChoice({ payload }: ReturnType<typeof themeChosen>): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.set(THEME_KEY, payload);
}

function* followSystem(): SagaGenerator<void> {
  const changes = yield* call(systemThemeChanges);
  try {
    while (true) {
      yield* put(systemThemeChanged(yield* take(changes)));
    }
  } finally {
    changes.close();
  }
}

/** A stored choice wins; without one the system's preference is followed, later changes included. */
export function* themeSaga(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const system = yield* call(readSystemTheme);
  yield* put(themeRestored({ choice: readChoice(localStorage.get(THEME_KEY)), system }));
  yield* takeEvery(themeChosen, keepChoice);
  yield* fork(followSystem);
}
