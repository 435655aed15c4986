import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectThemeChoice } from './theme.slice';

/**
 * Writes the choice into the document, where the tokens read it. Without a choice there is no attribute, and
 * the style sheet follows the system's preference.
 */
export function ThemeAttribute() {
  const choice = useSelector(selectThemeChoice);
  useLayoutEffect(() => {
    if (choice) document.documentElement.dataset.theme = choice;
    else delete document.documentElement.dataset.theme;
  }, [choice]);
  return null;
}
