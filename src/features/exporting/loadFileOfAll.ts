/** Loads `fileOfAll`, with what writes the files. */
export const loadFileOfAll = async () =>
  (await import(/* webpackChunkName: "export" */ './sagas/fileOfAll.saga')).fileOfAll;
