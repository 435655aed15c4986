import type { Saved } from './saved/common.schema';
import type { changeSchema, historySchema, stepSchema } from './saved/history.schema';

/** Parts of the work as they should become, by id; `null` to remove one. Parts that are not named stay as they are. */
export type WorkChange = Saved<typeof changeSchema>;

/** One undoable act of the user. */
export type WorkStep = Saved<typeof stepSchema>;

/** Steps that can be undone, the latest last, and those that were, the latest first to be done again last. */
export type WorkHistory = Saved<typeof historySchema>;

export const NO_HISTORY: WorkHistory = { done: [], undone: [] };
