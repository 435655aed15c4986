/**
 * The types of all actions that slices and `createAction` have created so far. Filled by `notingToolkit`,
 * which replaces Redux Toolkit in the command's bundle.
 */
export const notedActionTypes = new Set<string>();
