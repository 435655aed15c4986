import type { Sagas } from './work/sagas';

let begin: (sagas: Sagas) => void;

/** The sagas of the work, once an attempt to load their code succeeds; never rejects. */
export const workSagasLoaded = new Promise<Sagas>((resolve) => {
  begin = resolve;
});

/**
 * Loads what work on a document needs: its sagas, and the views that use them. It is not part of the first
 * load, but starts with it, while the session is opened.
 */
export async function loadWork() {
  const work = await import(/* webpackChunkName: "work" */ './work');
  begin({ ...work.workSagas, preloading: work.preloadParts });
  return work;
}
