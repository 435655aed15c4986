import { createSelector } from '@reduxjs/toolkit';
import { isTemporaryFailure } from '@/api/apiError';
import { knownListApi } from '@/api/knownList';
import { whileDocumentIsOpen } from '@/features/document';
import { selectInchiKeys } from '@/features/identifiers';
import { againWithOtherLists } from '@/features/ownLists';
import { selectSessionIsActive, sessionOpened } from '@/features/session';
import { backoffDelay } from '@/lib/saga/backoff';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { delay, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { listAnswered } from '../known.slice';
import { selectInList } from '../knownHere.selectors';

/** Milliseconds in which compounds are gathered for one call. */
const GATHERING_MS = 500;

/** Milliseconds between calls: identifying has its own (docs/contract.md 1.7). */
const BETWEEN_MS = 6_000;

/** Between attempts while the services cannot be reached or are too busy. */
const PAUSES = { attempts: Infinity, firstDelayMs: 30_000, factor: 2, maxDelayMs: 300_000 };

/** `none`: these services have no list, or do not answer for it. */
type Outcome = 'answered' | 'none' | 'away';

/** InChIKeys of the article of which the list has said nothing yet; `undefined` if there are none. */
const selectUntold = createSelector(
  [selectInchiKeys, selectInList],
  (keys, { states }): readonly string[] | undefined => {
    const untold = [...new Set(keys.values())].filter((key) => states[key] === undefined);
    return untold.length > 0 ? untold : undefined;
  },
);

/**
 * Asks the services' list of known compounds of each that it was not asked of yet, as they come, and another list of
 * all. Nothing leaves the services, and nothing is reported: without a list there is only less to see.
 */
export function* askList(): SagaGenerator<void> {
  yield* againWithOtherLists(askInTurn, function* forget() {
    yield* put(listAnswered({ list: null, states: {} }));
  });
}

function* askInTurn(): SagaGenerator<void> {
  let failures = 0;
  for (;;) {
    yield* waitFor(selectUntold);
    yield* delay(GATHERING_MS);
    yield* waitFor(selectSessionIsActive);
    const inchiKeys = yield* waitFor(selectUntold);
    const outcome = yield* askFor(inchiKeys);
    // other services may have one
    if (outcome === 'none') yield* take(sessionOpened);
    failures = outcome === 'away' ? failures + 1 : 0;
    yield* delay(failures === 0 ? BETWEEN_MS : backoffDelay(PAUSES, failures));
  }
}

function* askFor(inchiKeys: readonly string[]): SagaGenerator<Outcome> {
  let outcome: Outcome = 'answered';
  yield* whileDocumentIsOpen(function* untilAnswered() {
    try {
      const answer = yield* callEndpoint(knownListApi.endpoints.findInList, { inchiKeys });
      const isComplete = inchiKeys.every((key) => answer.states[key] !== undefined);
      if (answer.list && isComplete) {
        const before = yield* select(selectInList);
        const states = { ...before.states, ...answer.states };
        yield* put(listAnswered({ ...answer, states }));
      } else outcome = 'none';
    } catch (error) {
      outcome = isTemporaryFailure(error) ? 'away' : 'none';
    }
  });
  return outcome;
}
