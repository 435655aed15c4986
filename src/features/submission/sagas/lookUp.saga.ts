import type { Action } from '@reduxjs/toolkit';
import { toApiError } from '@/api/apiError';
import { pubchemApi } from '@/api/pubchem';
import { publicationsApi } from '@/api/publications';
import { callEndpoint, type CallableEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { selectSubmissionTarget } from '../openForm.selectors';
import { selectFormDoi } from '../submission.selectors';
import { lookupCancelRequested, pubchemLookedUp, publicationLookedUp } from '../submission.slice';
import type { Lookup, LookupName } from '../submissionState';
import { whileFormIsOpen } from './whileFormIsOpen.saga';

/** Looks up the article named in the form at Crossref, then DataCite. */
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

/** Looks up the structure to be submitted at PubChem. */
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

/** Third-party data does not change while the user works on an article, so each query is sent only once. */
function ask<Arg, Result>(
  endpoint: CallableEndpoint<Arg, Result>,
  arg: Arg,
): SagaGenerator<Result> {
  return callEndpoint(endpoint, arg, { takesCached: true });
}

/** Runs until it is answered, cancelled, or the form is closed; after that, no result is reported. */
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
