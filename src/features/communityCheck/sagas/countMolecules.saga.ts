import { toApiError } from '@/api/apiError';
import { coconutApi } from '@/api/coconut';
import { moleculesText } from '@/domain/coconut';
import { selectArticleDoi } from '@/article';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { getPlatform } from '@/lib/saga/getPlatform';
import { call, put, race, select, take, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import {
  communityCheckCancelRequested,
  communityCounted,
  communitySearchEnded,
  communitySearchStarted,
  communityCheckRequested,
} from '../communityCheck.slice';

/** Asks COCONUT how many molecules it holds for the article's DOI. Without a DOI it does nothing. */
function* countMolecules(): SagaGenerator<void> {
  const doi = yield* select(selectArticleDoi);
  if (doi === undefined) return;
  yield* put(communitySearchStarted());
  yield* whileDocumentIsOpen(function* untilCancelled() {
    const { cancelled } = yield* race({
      done: call(search, doi),
      cancelled: take(communityCheckCancelRequested),
    });
    if (cancelled) yield* put(communitySearchEnded());
  });
}

function* search(doi: string): SagaGenerator<void> {
  try {
    const { count } = yield* callEndpoint(coconutApi.endpoints.searchCoconut, { doi });
    yield* put(communityCounted({ doi, count }));
    const message = `Found ${moleculesText(count)} in COCONUT database`;
    const { config } = yield* getPlatform();
    const cause = config.coconutIsStandIn ? { cause: 'Counted by its local stand-in.' } : {};
    yield* raiseNotice({ type: 'success', message, ...cause });
  } catch (error) {
    yield* put(communitySearchEnded());
    const message = `Failed to search COCONUT: ${toApiError(error).message}`;
    yield* raiseNotice({ type: 'error', message });
  }
}

export function* communityCheckSaga(): SagaGenerator<void> {
  yield* takeLeading(communityCheckRequested, countMolecules);
}
