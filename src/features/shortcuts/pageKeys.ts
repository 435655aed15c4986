import type { KeyBindings } from './bindings';

/** The keys that work everywhere. In a separate file, because only these are in the first load. */
export const PAGE_KEYS = {
  help: { keys: ['?'], does: 'open this help' },
  review: { keys: ['Ctrl+Enter'], does: 'review the drawings, except in a dialog' },
  undo: { keys: ['Ctrl+z'], does: 'undo the latest step, on the page and in the review' },
  redo: { keys: ['Ctrl+Shift+z', 'Ctrl+y'], does: 'do it again' },
  toMessages: { keys: ['F8'], does: 'go to the messages on the screen, and back' },
} as const satisfies KeyBindings<string>;
