import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectSingleLetterKeys } from './shortcuts.selectors';
import {
  commandOf,
  isSingleCharacter,
  type KeyBinding,
  type KeyBindings,
  type KeyPress,
} from './bindings';
import { keyName } from './keyNames';

/** Finds the command of a key press among the keys of a place, respecting the user's settings. */
export function useKeyCommand<Command extends string>(
  bindings: KeyBindings<Command>,
): (press: KeyPress) => Command | undefined {
  const singles = useSelector(selectSingleLetterKeys);
  return useCallback((press) => commandOf(bindings, press, singles), [bindings, singles]);
}

/** A key's name for a hint next to its control; undefined while the key is switched off. */
export function useShortcut({ keys: [key = ''] }: KeyBinding): string | undefined {
  const singles = useSelector(selectSingleLetterKeys);
  return singles || !isSingleCharacter(key) ? keyName(key) : undefined;
}
