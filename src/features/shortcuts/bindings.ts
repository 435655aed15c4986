/** A key's action, in the words that the user reads after the key. */
export interface KeyBinding {
  /** As written by `chordOf`; each does the same. */
  readonly keys: readonly string[];
  /** The keys follow one another, so that the first and the last tell all of them. */
  readonly isRange?: boolean;
  readonly does: string;
}

/** The keys of one place, by the command that its handler knows. */
export type KeyBindings<Command extends string> = Readonly<Record<Command, KeyBinding>>;

/** The parts of a key press that are read; both React's events and the browser's have them. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/**
 * A key press in normal form: `v`, `?`, `Enter`, `Shift+Enter`, `Ctrl+Shift+z`. A Mac's command key counts as
 * control. Shift counts for letters and named keys; it is already part of other characters. Undefined with
 * Alt, which produces characters on many keyboards.
 */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string | undefined {
  if (altKey) return undefined;
  const counts = key.length > 1 || isLetter(key);
  // With Caps Lock a letter is upper case without Shift.
  const name = isLetter(key) ? key.toLowerCase() : key;
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shiftKey && counts ? 'Shift+' : ''}${name}`;
}

/** A letter, digit or sign on its own, which speech input can press by mistake (WCAG 2.1.4). */
export const isSingleCharacter = (chord: string): boolean => chord.length === 1 && chord !== ' ';

/** Whether a held key is released, whatever else is pressed by then. */
export const isKeyLetGo = ({ keys }: KeyBinding, { key }: Pick<KeyPress, 'key'>): boolean =>
  keys.includes(key.toLowerCase());

/**
 * The command of a key press, if it is one.
 *
 * @param singleCharacters whether keys that are one character work
 */
export function commandOf<Command extends string>(
  bindings: KeyBindings<Command>,
  press: KeyPress,
  singleCharacters: boolean,
): Command | undefined {
  const chord = chordOf(press);
  if (chord === undefined || (isSingleCharacter(chord) && !singleCharacters)) return undefined;
  for (const command in bindings) {
    if (bindings[command].keys.includes(chord)) return command;
  }
  return undefined;
}
