import { isAnyOf } from '@reduxjs/toolkit';
import { hasNoSuchCall, toApiError } from '@/api/apiError';
import { namesApi, type NameLimits } from '@/api/names';
import { whileDocumentIsOpen } from '@/features/document';
import { documentClosed, documentOpened } from '@/article';
import { againWithOtherLists } from '@/features/ownLists';
import { selectAwaitsFirstReading, type RecognitionRunRootState } from '@/features/recognition';
import { selectSessionIsActive, sessionOpened } from '@/features/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, delay, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { selectNameAnswers, selectUnknownNames } from '../nameStructures.selectors';
import {
  nameLookUpChosen,
  nameLookUpRestored,
  namesAnswered,
  namesAsked,
  namesCancelled,
  namesFailed,
  namesKept,
  namesNotOffered,
  namesRequested,
  selectLookUpStatus,
  selectNameLookUpChoice,
  selectNamesAreRequested,
} from '../nameStructures.slice';

/** Milliseconds in which names are gathered for one call, also while one is typed. */
const GATHERING_MS = 1_000;

/** Milliseconds between calls: at most 20 a minute (docs/contract.md 1.7). */
const BETWEEN_MS = 3_000;

const NO_ANSWER = 'The services said nothing about this name';

/**
 * Looks up the names of the document's compounds as they come: with services of one's own by itself, otherwise
 * once the user asks for it. One call at a time. Another dictionary is asked for all of them.
 */
export function* lookUpNames(): SagaGenerator<void> {
  yield* againWithOtherLists(lookUpInTurn, forgetAnswers);
}

/** Except for those of PubChem, which has not changed and is asked only on request. */
function* forgetAnswers(): SagaGenerator<void> {
  const byName = yield* select(selectNameAnswers);
  const ofPubchem = Object.entries(byName).filter(
    ([, answer]) => 'source' in answer && answer.source.startsWith('PubChem'),
  );
  yield* put(namesKept(Object.fromEntries(ofPubchem)));
}

function* lookUpInTurn(): SagaGenerator<void> {
  for (;;) {
    yield* untilWanted();
    yield* waitFor(selectUnknownNames);
    yield* delay(GATHERING_MS);
    yield* waitFor(selectSessionIsActive);
    yield* waitFor(hasBegunToRead);
    const names = yield* select(selectUnknownNames);
    if (!names || !(yield* isWanted())) continue;
    yield* whileDocumentIsOpen(function* untilCancelled() {
      yield* race({ asked: call(ask, names), cancelled: take(namesCancelled) });
    });
    const status = yield* select(selectLookUpStatus);
    if (status === 'missing') yield* take(sessionOpened);
    else if (status === 'failed') yield* take(MAY_GO_ON);
    else yield* delay(BETWEEN_MS);
  }
}

/**
 * The first structure is what the user waits for, and OPSIN would take seconds of the processors' time from it.
 */
const hasBegunToRead = (state: RecognitionRunRootState): boolean =>
  !selectAwaitsFirstReading(state);

/** What may help after a failure. */
const MAY_GO_ON = isAnyOf(namesRequested, sessionOpened, documentOpened, documentClosed);

const CHANGES_WISH = isAnyOf(namesRequested, nameLookUpChosen, nameLookUpRestored);

function* untilWanted(): SagaGenerator<void> {
  while (!(yield* isWanted())) yield* take(CHANGES_WISH);
}

function* isWanted(): SagaGenerator<boolean> {
  const { config } = yield* getPlatform();
  const choice = yield* select(selectNameLookUpChoice);
  return (choice ?? config.readsByItself) || (yield* select(selectNamesAreRequested));
}

function* ask(names: readonly string[]): SagaGenerator<void> {
  yield* put(namesAsked());
  const limits = yield* askForLimits();
  if (!limits) return;
  const long = names.filter(({ length }) => length > limits.longestName);
  const refusal = `A name can have at most ${limits.longestName} characters`;
  const few = names.filter((name) => !long.includes(name)).slice(0, limits.maxNames);
  try {
    const answers =
      few.length === 0
        ? []
        : yield* callEndpoint(namesApi.endpoints.findStructuresByNames, { names: few });
    yield* put(
      namesAnswered([
        ...long.map((name) => ({ name, answer: { refusal } })),
        ...few.map((name, index) => ({
          name,
          answer: answers[index] ?? { refusal: NO_ANSWER },
        })),
      ]),
    );
  } catch (error) {
    yield* put(namesFailed(toApiError(error).message));
  }
}

function* askForLimits(): SagaGenerator<NameLimits | undefined> {
  try {
    return yield* callEndpoint(namesApi.endpoints.getNameLimits, undefined, { takesCached: true });
  } catch (error) {
    const failure = toApiError(error);
    const isMissing = failure.kind === 'schema' || hasNoSuchCall(failure);
    yield* put(isMissing ? namesNotOffered() : namesFailed(failure.message));
    return undefined;
  }
}
