export { themeReducer, themeChosen } from './theme.slice';
export type { Theme, ThemeState } from './theme.slice';
export { themeSaga } from './theme.saga';
export { ThemeAttribute } from './ThemeAttribute';
export { ThemeSwitch, ThemeToggle } from './ThemeToggle';
