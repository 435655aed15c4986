import { isTemporaryFailure } from '@/api/apiError';
import { knownListApi } from '@/api/knownList';
import { againWithOtherLists } from '@/features/ownLists';
import { selectSessionIsActive, sessionOpened } from '@/features/session';
import { backoffDelay } from '@/lib/saga/backoff';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { delay, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { knownIdentifiers, type ArticleIndex } from '../articleIndex';
import { selectInboxKnown, selectUntold } from '../inbox.selectors';
import { knownTold } from '../library.slice';
import { identifyTexts } from './identifyTexts.saga';

/** Milliseconds in which rows come to rest. */
const GATHERING_MS = 500;

/** Structures that are asked about before what was said of them is shown: as many as the services identify in a call. */
const MOST_AT_ONCE = 50;

/** Milliseconds between calls: at most 20 a minute, and the open article has its own (docs/contract.md 1.7). */
const BETWEEN_MS = 6_000;

/** Between attempts while the services cannot be reached or are too busy. */
const PAUSES = { attempts: Infinity, firstDelayMs: 30_000, factor: 2, maxDelayMs: 300_000 };

/** `none`: these services have no list, or do not answer for it. */
type Outcome = 'answered' | 'none' | 'away';

/**
 * Asks the services' list of known compounds about the drawings that the inbox shows, as they come into view, and
 * another list about all. Nothing leaves the services, and nothing is reported: without a list there is only less to see.
 */
export function* askKnown(index: ArticleIndex): SagaGenerator<void> {
  yield* againWithOtherLists(
    () => askInTurn(index),
    function* forget() {
      yield* put(knownTold({ list: null, byText: {} }));
    },
  );
}

function* askInTurn(index: ArticleIndex): SagaGenerator<void> {
  let failures = 0;
  for (;;) {
    yield* waitFor(selectUntold);
    yield* delay(GATHERING_MS);
    yield* waitFor(selectSessionIsActive);
    const texts = yield* waitFor(selectUntold);
    const outcome = yield* askFor(index, texts.slice(0, MOST_AT_ONCE));
    // other services may have one
    if (outcome === 'none') yield* take(sessionOpened);
    failures = outcome === 'away' ? failures + 1 : 0;
    yield* delay(failures === 0 ? BETWEEN_MS : backoffDelay(PAUSES, failures));
  }
}

function* askFor(index: ArticleIndex, texts: readonly string[]): SagaGenerator<Outcome> {
  if (!(yield* identifyTexts(index, texts))) return 'away';
  const keyed = texts.map((text) => [text, knownIdentifiers(index, text)?.inchiKey] as const);
  const inchiKeys = [...new Set(keyed.flatMap(([, key]) => key ?? []))];
  const before = yield* select(selectInboxKnown);
  try {
    const { list, states } =
      inchiKeys.length === 0
        ? { ...before, states: {} }
        : yield* callEndpoint(knownListApi.endpoints.findInList, { inchiKeys });
    if (!list && inchiKeys.length > 0) return 'none';
    const saidOf = (key: string | undefined) => (key === undefined ? null : (states[key] ?? null));
    const told = keyed.map(([text, key]) => [text, saidOf(key)] as const);
    yield* put(knownTold({ list, byText: { ...before.byText, ...Object.fromEntries(told) } }));
    return 'answered';
  } catch (error) {
    return isTemporaryFailure(error) ? 'away' : 'none';
  }
}
