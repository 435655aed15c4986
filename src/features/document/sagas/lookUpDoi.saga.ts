import { toApiError } from '@/api/apiError';
import type { Action } from '@reduxjs/toolkit';
import { segmentsApi } from '@/api/segments';
import { sessionOpened } from '@/features/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { doiLookedUp, selectOpenDocument, type DoiLookup } from '@/article';
import { doiLookupRepeatRequested } from '../viewer.slice';
import { whileDocumentIsOpen } from './whileDocumentIsOpen.saga';

/**
 * Requests the open document's DOI from the services, once; abandoned when another document is opened. If none
 * was found, it is requested again only if that may be wrong.
 */
export function* lookUpDoi(because: Action): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document || document.doi.status === 'found') return;
  if (document.doi.status === 'none' && !doiLookupRepeatRequested.match(because)) return;
  const { pdfId, file } = document;
  yield* whileDocumentIsOpen(function* ask() {
    yield* waitForSession();
    yield* put(doiLookedUp({ pdfId, doi: { status: 'searching' } }));
    const { fileId, name, hash } = file;
    yield* put(doiLookedUp({ pdfId, doi: yield* askServices({ fileId, name, hash }) }));
  });
}

/** Saved work is restored before the session is open, and the services refuse requests without a session. */
function* waitForSession(): SagaGenerator<void> {
  const { secrets } = yield* getPlatform();
  if (secrets.sessionId() === undefined) yield* take(sessionOpened);
}

function* askServices(
  pdf: Parameters<typeof segmentsApi.endpoints.extractDoi.initiate>[0],
): SagaGenerator<DoiLookup> {
  try {
    const doi = yield* callEndpoint(segmentsApi.endpoints.extractDoi, pdf);
    return doi === null ? { status: 'none' } : { status: 'found', doi };
  } catch (error) {
    return { status: 'failed', message: toApiError(error).message };
  }
}
