import type { Sagas } from './work/sagas';

let begin: (sagas: Sagas) => void;

/** The sagas of the work, once an attempt to load their code succeeds; never rejects. */
export const workSagasLoaded = new Promise<Sagas>((resolve) => {
  begin = resolve;
});

/**
 * Loads what the intents of the columns and dialogs start. The store keeps those that come before it
 * (`isIntent`), so it does not delay the moment from which a document can be chosen.
 */
export async function loadProcesses(): Promise<void> {
  const { workSagas, preloadParts } = await import(
    /* webpackChunkName: "sagas" */ './work/processes'
  );
  begin({ ...workSagas, preloading: preloadParts });
}
