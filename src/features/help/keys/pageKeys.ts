import type { KeyBindings } from './bindings';

/** Those of the table that work everywhere. Alone here, as the first load has them and none of the others. */
export const PAGE_KEYS = {
  help: { keys: ['?'], does: 'open this help' },
  toMessages: { keys: ['F8'], does: 'go to the messages on the screen, and back' },
} as const satisfies KeyBindings<string>;
