/** Loads the columns. They are not part of the first load, but start with it, while the session is opened. */
export async function loadWork() {
  const { Work } = await import(/* webpackChunkName: "work" */ './work');
  return Work;
}
