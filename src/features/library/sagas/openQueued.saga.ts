import { selectOpenDocument } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import type { OverlaysRootState } from '@/features/overlays';
import {
  addArticle,
  listSaved,
  savingRetryRequested,
  selectOpening,
  selectResultsAreAtRisk,
  selectSavedWorks,
} from '@/features/savedWork';
import { delay, put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectLibraryIsShown, selectNextToRead } from '../library.selectors';
import { openKept } from './openKept.saga';
import { AGAIN_AFTER_MS, INTERRUPTED, type Outcome } from './readingOutcome';

/** Milliseconds before work that could not be saved is written again. */
const SAVED_AGAIN_MS = 5_000;

/** How often an article is opened: while PDFs are taken in, the store may not give it in time. */
const OPENINGS = 3;

/**
 * Opens an article of the queue in place of the one that is open, whose results are kept first.
 *
 * @returns why it is not open
 */
export function* openQueued(hash: string): SagaGenerator<Outcome | undefined> {
  for (let tries = 1; ; tries += 1) {
    const problem = yield* openOnce(hash);
    if (problem?.kind !== 'failed' || tries === OPENINGS) return problem;
    yield* delay(AGAIN_AFTER_MS);
  }
}

function* openOnce(hash: string): SagaGenerator<Outcome | undefined> {
  const before = yield* select(selectOpenDocument);
  if (before?.file.hash === hash) return undefined;
  if (!(yield* keepOpenArticle())) return INTERRUPTED;
  // The user may have left the library meanwhile, or chosen another article.
  if ((yield* select(selectNextToRead)) !== hash) return INTERRUPTED;
  yield* openKept(hash);
  const now = yield* select(selectOpenDocument);
  if (now?.file.hash === hash) return undefined;
  if ((yield* select(selectNextToRead)) !== hash) return INTERRUPTED;
  const isOthers = (yield* select(selectOpening)) !== null || now?.pdfId !== before?.pdfId;
  return isOthers ? INTERRUPTED : { kind: 'failed', message: 'It could not be opened.' };
}

/**
 * A document that was only looked at is kept nowhere yet. One with results that could not be saved stays open
 * until they are, or the library is left.
 *
 * @returns whether another article may be opened
 */
function* keepOpenArticle(): SagaGenerator<boolean> {
  const open = yield* select(selectOpenDocument);
  if (!open) return true;
  if ((yield* select(selectResultsAreAtRisk)) && !(yield* untilResultsAreSafe(open.file.name))) {
    return false;
  }
  const works = yield* select(selectSavedWorks);
  if (!works.some(({ hash }) => hash === open.file.hash)) yield* addArticle(open.file, open);
  return true;
}

/** Has them saved again and again. @returns false if the library was left meanwhile */
function* untilResultsAreSafe(name: string): SagaGenerator<boolean> {
  for (let tries = 0; ; tries += 1) {
    const { safe, left } = yield* race({
      safe: waitFor(areSafe),
      left: waitFor((state: OverlaysRootState) => !selectLibraryIsShown(state)),
      late: delay(SAVED_AGAIN_MS),
    });
    if (safe || left) return safe === true;
    const message = `The queue waits: the work on "${name}" could not be saved`;
    if (tries === 0) yield* raiseNotice({ type: 'warning', message });
    // Tells whether they are in memory.
    yield* listSaved();
    yield* put(savingRetryRequested());
  }
}

const areSafe = (state: Parameters<typeof selectResultsAreAtRisk>[0]): boolean =>
  !selectResultsAreAtRisk(state);
