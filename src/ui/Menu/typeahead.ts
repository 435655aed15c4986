/** ms after which another key begins another word. */
const PAUSE_MS = 700;

interface Typeahead {
  /** Finds the item that the typed keys lead to; -1 if none does. */
  readonly find: FindTyped;
  /** Begins another word, as after an arrow key. */
  readonly forget: () => void;
}

type FindTyped = (
  key: string,
  /** ms, on any clock that only goes forward. */
  at: number,
  /** The texts that lead to each item. */
  items: readonly (readonly string[])[],
  focused: number,
) => number;

const isOneKey = (text: string): boolean => [...text].every((key) => key === text[0]);

/**
 * Typing in a menu: keys in quick succession are one word. A text that is just the word counts before those
 * that begin with it, and one key again leads to the next item.
 */
export function createTypeahead(): Typeahead {
  let typed = '';
  let latest = -Infinity;
  const find: FindTyped = (key, at, items, focused) => {
    typed = (at - latest > PAUSE_MS ? '' : typed) + key.toLowerCase();
    latest = at;
    const order = items.map((_item, index) => (focused + 1 + index) % items.length);
    const first = (matches: (text: string) => boolean, among = order) =>
      among.find((index) => items[index]?.some((text) => matches(text.toLowerCase())));
    const word = typed;
    const withFocused = word.length > 1 ? [...order.slice(-1), ...order.slice(0, -1)] : order;
    return (
      first((text) => text === word) ??
      first((text) => text.startsWith(word), withFocused) ??
      (isOneKey(word) ? first((text) => text.startsWith(key.toLowerCase())) : undefined) ??
      -1
    );
  };
  const forget = () => {
    typed = '';
  };
  return { find, forget };
}
