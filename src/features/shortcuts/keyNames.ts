const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

/** The parts of a key as labelled on a keyboard: `Ctrl+Shift+z` is `Ctrl`, `Shift`, `Z`. */
export function keyNames(chord: string): readonly string[] {
  // The plus sign also joins a chord's parts.
  return chord
    .split(/\+(?=.)/)
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part));
}

/** For a tooltip: `Ctrl+Shift+Z`. */
export const keyName = (chord: string): string => keyNames(chord).join('+');
