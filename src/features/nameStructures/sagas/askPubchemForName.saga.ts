import { toApiError } from '@/api/apiError';
import { identifiersApi } from '@/api/identifiers';
import type { NameAnswer } from '@/api/names';
import { pubchemNameApi } from '@/api/pubchemName';
import { whileDocumentIsOpen } from '@/features/document';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import {
  pubchemAnswered,
  pubchemAsked,
  pubchemCancelRequested,
  pubchemGivenUp,
  type pubchemRequested,
} from '../nameStructures.slice';

/** The structure of one name from PubChem, since the user asks for it; can be cancelled. */
export function* askPubchemForName({
  payload: { name },
}: ReturnType<typeof pubchemRequested>): SagaGenerator<void> {
  yield* put(pubchemAsked(name));
  yield* whileDocumentIsOpen(function* untilCancelled() {
    yield* race({ asked: call(ask, name), cancelled: take(pubchemCancelRequested) });
  });
  yield* put(pubchemGivenUp());
}

function* ask(name: string): SagaGenerator<void> {
  try {
    yield* put(pubchemAnswered({ name, answer: yield* answerTo(name) }));
  } catch (error) {
    yield* put(pubchemAnswered({ name, answer: { refusal: toApiError(error).message } }));
  }
}

function* answerTo(name: string): SagaGenerator<NameAnswer> {
  const { findNameInPubchem } = pubchemNameApi.endpoints;
  const found = yield* callEndpoint(findNameInPubchem, { name }, { takesCached: true });
  const [compound] = found;
  if (!compound) return { refusal: 'PubChem does not know this name' };
  if (found.length > 1) return { refusal: `PubChem has ${found.length} compounds of this name` };
  // What others say is a structure becomes one here only if our own chemistry can read it.
  const { identify } = identifiersApi.endpoints;
  const [result] = yield* callEndpoint(identify, { texts: [compound.smiles] });
  if (!result || !('identifiers' in result)) {
    return { refusal: `PubChem's structure (CID ${compound.cid}) cannot be read` };
  }
  return { structure: result.identifiers, source: `PubChem CID ${compound.cid}` };
}
