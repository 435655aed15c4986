import type { Sagas } from './work/sagas';

let begin: (sagas: Sagas) => void;

/** The processes of the work, once an attempt to load their code succeeds; never rejects. */
export const workSagasLoaded = new Promise<Sagas>((resolve) => {
  begin = resolve;
});

/**
 * Fetches what work on a document needs: its processes, and the views that ask for them. It is no part
 * of the first load, but begun with it, while the session is opened.
 */
export async function loadWork() {
  const work = await import(/* webpackChunkName: "work" */ './work');
  begin({ ...work.workSagas, preloading: work.preloadParts });
  return work;
}
