import type { Theme, ThemeRootState } from './theme.slice';

/** A choice wins over the system's preference. */
export const selectTheme = ({ theme }: ThemeRootState): Theme => theme.choice ?? theme.system;

export const selectThemeChoice = ({ theme }: ThemeRootState): Theme | null => theme.choice;
