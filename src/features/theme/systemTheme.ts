import { eventChannel } from 'redux-saga';
import type { EventChannel } from 'redux-saga';
import type { Theme } from './theme.slice';

const DARK = '(prefers-color-scheme: dark)';

const themeOf = (prefersDark: boolean): Theme => (prefersDark ? 'dark' : 'light');

export function readSystemTheme(): Theme {
  return themeOf(window.matchMedia(DARK).matches);
}

/** Each later change of the system's preference. Close it to stop listening. */
export function systemThemeChanges(): EventChannel<Theme> {
  return eventChannel((emit) => {
    const query = window.matchMedia(DARK);
    const onChange = ({ matches }: MediaQueryListEvent) => emit(themeOf(matches));
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  });
}
