import { isAnyOf } from '@reduxjs/toolkit';
import { toApiError } from '@/api/apiError';
import { publicationsApi } from '@/api/publications';
import { isArticleLeft } from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, take, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import {
  articleFormClosed,
  articleLookedUp,
  articleLookupCancelRequested,
  articleLookupRequested,
  type ArticleLookup,
} from './articleForm.slice';

export function* articleSaga(): SagaGenerator<void> {
  yield* takeLatest(articleLookupRequested, lookUpArticle);
}

/** Looks up the DOI that was typed at Crossref, then DataCite, while the form is open. */
function* lookUpArticle({
  payload: { doi },
}: ReturnType<typeof articleLookupRequested>): SagaGenerator<void> {
  yield* put(articleLookedUp({ status: 'running', doi }));
  const { lookup, cancelled } = yield* race({
    lookup: call(ask, doi),
    cancelled: take(articleLookupCancelRequested),
    gone: take(isAnyOf(articleFormClosed, isArticleLeft)),
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
