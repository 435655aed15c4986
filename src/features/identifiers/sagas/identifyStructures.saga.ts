import { isAnyOf } from '@reduxjs/toolkit';
import { hasNoSuchCall, toApiError, type ApiError } from '@/api/apiError';
import { identifiersApi, type ChemLimits } from '@/api/identifiers';
import { whileDocumentIsOpen } from '@/features/document';
import { backendAnswered } from '@/features/health';
import { selectSessionIsActive, sessionOpened } from '@/features/session';
import { backoffDelay } from '@/lib/saga/backoff';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectUnidentified } from '../identifiers.selectors';
import { identifyingStopped, structuresIdentified, type Standstill } from '../identifiers.slice';
import { isAboutStructures } from './aboutStructures';
import { nextBatch } from './nextBatch';

/** Milliseconds in which the readings of a run are gathered for one call. */
const GATHERING_MS = 300;

/** Milliseconds between calls: at most 20 a minute (docs/contract.md 1.7). */
const BETWEEN_MS = 3_000;

/** Between attempts while the services cannot be reached or are too busy. */
const PAUSES = { attempts: Infinity, firstDelayMs: 5_000, factor: 2, maxDelayMs: 300_000 };

const NO_RESULT = 'The services said nothing about this structure';

/**
 * Has the services identify each structure that they were not asked about yet, as structures come; one call at
 * a time. Nothing is asked before there is a structure, or of services that don't have these calls, and
 * nothing is reported: without identifiers there is only less to see.
 */
export function* identifyStructures(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectUnidentified);
    yield* waitFor(selectSessionIsActive);
    const limits = yield* askForLimits();
    if (typeof limits === 'string') yield* put(identifyingStopped(limits));
    if (limits === 'notOffered') yield* take(sessionOpened);
    else if (limits === 'noAnswer') yield* untilServicesMayAnswer();
    // after a standstill, other services may have taken over
    else yield* race({ asked: call(identifyInTurn, limits), renewed: take(sessionOpened) });
  }
}

function* untilServicesMayAnswer(): SagaGenerator<void> {
  // an outage between two checks of their health goes unnoticed
  yield* race({
    back: take(isAnyOf(backendAnswered, sessionOpened)),
    later: delay(PAUSES.maxDelayMs),
  });
}

function* askForLimits(): SagaGenerator<ChemLimits | Standstill> {
  try {
    return yield* callEndpoint(identifiersApi.endpoints.getChemLimits, undefined);
  } catch (error) {
    const failure = toApiError(error);
    const isRefused = failure.kind === 'schema' || hasNoSuchCall(failure);
    return isRefused ? 'notOffered' : 'noAnswer';
  }
}

function* identifyInTurn(limits: ChemLimits): SagaGenerator<void> {
  // structures of calls that failed: one of them may be the reason, so each is asked about alone
  const suspects = new Set<string>();
  let failures = 0;
  for (;;) {
    yield* waitFor(selectUnidentified);
    yield* delay(GATHERING_MS);
    yield* waitFor(selectSessionIsActive);
    const missing = yield* waitFor(selectUnidentified);
    const texts = nextBatch(missing, suspects, limits.maxStructures);
    const failure = yield* identifyWhileOpen(texts);
    const isOfStructures = failure !== undefined && isAboutStructures(failure);
    if (isOfStructures) texts.forEach((text) => suspects.add(text));
    failures = failure === undefined || isOfStructures ? 0 : failures + 1;
    if (failures > 0) yield* put(identifyingStopped('noAnswer'));
    yield* delay(pauseAfter(failure, failures));
  }
}

function pauseAfter(failure: ApiError | undefined, failures: number): number {
  if (failures === 0) return BETWEEN_MS;
  return Math.max((failure?.retryAfterS ?? 0) * 1000, backoffDelay(PAUSES, failures));
}

/** Returns the reason if the call failed; ends when another document is opened. */
function* identifyWhileOpen(texts: readonly string[]): SagaGenerator<ApiError | undefined> {
  let failure: ApiError | undefined;
  yield* whileDocumentIsOpen(function* untilAnswered() {
    try {
      const results = yield* callEndpoint(identifiersApi.endpoints.identify, { texts });
      const facts = texts.map((text, index) => ({
        text,
        result: results[index] ?? { refusal: NO_RESULT },
      }));
      yield* put(structuresIdentified(facts));
    } catch (error) {
      failure = toApiError(error);
      const [text] = texts;
      if (texts.length > 1 || text === undefined || !isAboutStructures(failure)) return;
      yield* put(structuresIdentified([{ text, result: { refusal: failure.message } }]));
    }
  });
  return failure;
}
