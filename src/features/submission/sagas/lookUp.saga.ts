import type { Action } from '@reduxjs/toolkit';
import { toApiError } from '@/api/apiError';
import { pubchemApi } from '@/api/pubchem';
import { publicationsApi } from '@/api/publications';
import { callEndpoint, type CallableEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { selectFormDoi, selectSubmissionTarget } from '../submission.selectors';
import { lookupCancelRequested, pubchemLookedUp, publicationLookedUp } from '../submission.slice';
import type { Lookup, LookupName } from '../submissionState';
import { whileFormIsOpen } from './whileFormIsOpen.saga';

/** Asks Crossref, then DataCite, for the article that the form names. */
export function* lookUpPublication(): SagaGenerator<void> {
  const uniqueKey = (yield* select(selectSubmissionTarget))?.uniqueKey;
  if (uniqueKey === undefined) return;
  const doi = (yield* select(selectFormDoi)) ?? '';
  yield* lookUp(
    { name: 'publication', asked: doi },
    () => ask(publicationsApi.endpoints.getPublication, { doi }),
    (lookup) => put(publicationLookedUp({ uniqueKey, lookup })),
  );
}

/** Asks PubChem for the structure that is handed in. */
export function* lookUpInPubchem(): SagaGenerator<void> {
  const target = yield* select(selectSubmissionTarget);
  if (!target) return;
  const { uniqueKey, smiles } = target;
  yield* lookUp(
    { name: 'pubchem', asked: smiles },
    () => ask(pubchemApi.endpoints.getPubchemCompound, { smiles }),
    (lookup) => put(pubchemLookedUp({ uniqueKey, lookup })),
  );
}

/** What a third party knows does not change while one works on an article: it is asked once. */
function ask<Arg, Result>(
  endpoint: CallableEndpoint<Arg, Result>,
  arg: Arg,
): SagaGenerator<Result> {
  return callEndpoint(endpoint, arg, { takesCached: true });
}

/** Until it is answered, cancelled, or the form is closed; then nothing of it is told. */
function* lookUp<T>(
  { name, asked }: { readonly name: LookupName; readonly asked: string },
  question: () => SagaGenerator<T | null>,
  tell: (lookup: Lookup<T>) => SagaGenerator<unknown>,
): SagaGenerator<void> {
  yield* whileFormIsOpen(function* untilCancelled() {
    yield* tell({ status: 'running', asked });
    const { outcome } = yield* race({
      outcome: call(() => answered(asked, question)),
      cancelled: take(isCancelOf(name)),
    });
    yield* tell(outcome ?? { status: 'idle' });
  });
}

const isCancelOf = (name: LookupName) => (action: Action) =>
  lookupCancelRequested.match(action) && action.payload === name;

function* answered<T>(
  asked: string,
  question: () => SagaGenerator<T | null>,
): SagaGenerator<Lookup<T>> {
  try {
    const data = yield* question();
    return data === null ? { status: 'none', asked } : { status: 'found', asked, data };
  } catch (error) {
    return { status: 'failed', asked, message: toApiError(error).message };
  }
}
