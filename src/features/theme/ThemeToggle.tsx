import { useDispatch, useSelector } from 'react-redux';
import { Moon, Sun } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { Switch } from '@/ui/Switch/Switch';
import { selectTheme, themeChosen } from './theme.slice';

function useThemeToggle() {
  const dispatch = useDispatch();
  const theme = useSelector(selectTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return { theme, other, toggle: () => dispatch(themeChosen(other)) };
}

/** Shows the theme in use; its title says what a press does (docs/requirements/core.md 2.HEAD.2). */
export function ThemeToggle() {
  const { theme, other, toggle } = useThemeToggle();
  return (
    <Button
      variant="quiet"
      icon={theme === 'dark' ? Moon : Sun}
      title={`Switch to ${other} mode`}
      onClick={toggle}
    >
      {theme === 'dark' ? 'Dark' : 'Light'}
    </Button>
  );
}

/** The same as a switch, for the mobile menu; it names the theme in use. */
export function ThemeSwitch() {
  const { theme, toggle } = useThemeToggle();
  return (
    <Switch checked={theme === 'dark'} onChange={toggle}>
      {theme === 'dark' ? 'Dark Mode' : 'Light Mode'}
    </Switch>
  );
}
