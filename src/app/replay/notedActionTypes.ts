/**
 * The types of all actions that slices and `createAction` have made so far. The command's bundle hands
 * the application `notingToolkit` in place of Redux Toolkit, which fills it.
 */
export const notedActionTypes = new Set<string>();
