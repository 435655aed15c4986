import type { HelpRootState } from './help.slice';

export const selectHelpIsOpen = ({ help }: HelpRootState): boolean => help.isOpen;

export const selectSingleLetterKeys = ({ help }: HelpRootState): boolean => help.singleLetterKeys;
