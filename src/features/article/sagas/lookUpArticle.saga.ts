import { isAnyOf } from '@reduxjs/toolkit';
import { toApiError } from '@/api/apiError';
import { publicationsApi } from '@/api/publications';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { documentClosed, documentOpened } from '@/article';
import {
  articleFormClosed,
  articleLookedUp,
  articleLookupCancelRequested,
  type articleLookupRequested,
  type ArticleLookup,
} from '../articleForm.slice';

/** Looks up the DOI that was typed at Crossref, then DataCite, while the form is open. */
export function* lookUpArticle({
  payload: { doi },
}: ReturnType<typeof articleLookupRequested>): SagaGenerator<void> {
  yield* put(articleLookedUp({ status: 'running', doi }));
  const { lookup, cancelled } = yield* race({
    lookup: call(ask, doi),
    cancelled: take(articleLookupCancelRequested),
    gone: take(isAnyOf(articleFormClosed, documentOpened, documentClosed)),
  });
  if (lookup) yield* put(articleLookedUp(lookup));
  if (cancelled) yield* put(articleLookedUp({ status: 'idle' }));
}

function* ask(doi: string): SagaGenerator<ArticleLookup> {
  try {
    const { getPublication } = publicationsApi.endpoints;
    const publication = yield* callEndpoint(getPublication, { doi }, { takesCached: true });
    return { status: 'found', doi, publication };
  } catch (error) {
    return { status: 'failed', doi, message: toApiError(error).message };
  }
}
