import type { Action } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import { annotationsSaga } from '@/features/annotations';
import { articleReadingSaga } from '@/features/articleReading';
import { documentSaga } from '@/features/document';
import { identifiersSaga } from '@/features/identifiers';
import type { OpenReader } from '@/features/library';
import { nameStructuresSaga } from '@/features/nameStructures';
import { recognitionSaga } from '@/features/recognition';
import { keepBehind } from '@/features/savedWork';
import { segmentsSaga } from '@/features/segments';
import { structuresSaga } from '@/features/structures';
import { textSaga } from '@/features/text';
import { take, type SagaGenerator } from '@/lib/saga/effects';
import { createBlobVault } from '@/platform/browser/blobVault';
import { NO_STORAGE } from '@/platform/storage';
import { startAll } from '../rootSaga';
import { makeStore, type RootState } from '../store';
import { dropUnfound } from './dropUnfound.saga';
import type { Sagas } from './sagas';

/** What reads an article; nothing that answers a user, follows the session, or belongs to the tab. */
export const READER_SAGAS: Sagas = {
  annotations: annotationsSaga,
  articleReading: articleReadingSaga,
  document: documentSaga,
  dropUnfound,
  identifiers: identifiersSaga,
  nameStructures: nameStructuresSaga,
  recognition: recognitionSaga,
  savedWork: keepBehind,
  segments: segmentsSaga,
  structures: structuresSaga,
  text: textSaga,
};

/**
 * A store for one article that is read out of sight: the page's session and choices, and the page's platform but
 * for the tab's storage, in which only the page says what is open in it, and the pictures, which both would release.
 */
export const openReader: OpenReader = ({ platform, heldHere, state }) => {
  const { session, settings } = state as RootState;
  const listeners = new Set<(action: Action) => void>();
  function* tell(): SagaGenerator<void> {
    for (;;) {
      const action = yield* take('*');
      listeners.forEach((listener) => listener(action));
    }
  }
  const { store, runSaga } = makeStore(
    { ...platform, tabStorage: NO_STORAGE, blobs: createBlobVault(platform.ids.uuid) },
    {
      preloadedState: {
        session,
        settings,
      },
      runSagas: false,
      heldHere,
    },
  );
  const sagas = runSaga(startAll, { ...READER_SAGAS, tell });
  return {
    getState: store.getState,
    dispatch: store.dispatch,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: runSaga,
    end: () => {
      sagas.cancel();
      // Nothing of its cache waits for a timer.
      store.dispatch(marcusApi.util.resetApiState());
    },
  };
};
