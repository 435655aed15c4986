import { whileDocumentIsOpen } from '@/features/document';
import { selectOpenDocument, type HistoryRootState } from '@/article';
import { selectSavedList, type SavedWorkRootState } from '@/features/savedWork';
import { selectSessionIsActive } from '@/features/session';
import { put, race, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { followStoredSwitch, storedSwitch, storeSwitch } from '@/lib/saga/storedSwitch';
import { waitFor } from '@/lib/saga/waitFor';
import {
  articleReadingRequested,
  readsByItselfRestored,
  selectReadsByItselfChoice,
  type readsByItselfChosen,
} from '../articleReading.slice';

/** Local storage: `on` or `off` once the user has chosen. */
const CHOICE_KEY = 'marcus.readByItself';

export function* restoreChoice(): SagaGenerator<void> {
  yield* put(readsByItselfRestored(yield* storedSwitch(CHOICE_KEY)));
}

export const keepChoice = ({
  payload,
}: ReturnType<typeof readsByItselfChosen>): SagaGenerator<void> => storeSwitch(CHOICE_KEY, payload);

export const followOtherTabs = (): SagaGenerator<void> =>
  followStoredSwitch(CHOICE_KEY, readsByItselfRestored);

/** ms in which the team's library should have told what it has of the article: that need not be read again. */
const LIBRARY_LIMIT_MS = 5_000;

const isMet = ({ article }: HistoryRootState): boolean => article.history.replica?.isMet === true;

const savedIsKnown = (state: SavedWorkRootState): boolean =>
  selectSavedList(state).status !== 'unknown';

/**
 * Reads an article that has just been opened, if that is wanted. One with saved work is left to the user:
 * its reading may have been stopped on purpose.
 */
export function* readByItself(): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* whenReady() {
    yield* waitFor(savedIsKnown);
    if (yield* hasSavedWork()) return;
    yield* waitFor(selectSessionIsActive);
    const { config } = yield* getPlatform();
    const choice = yield* select(selectReadsByItselfChoice);
    if (!(choice ?? config.readsByItself)) return;
    if (config.sharesLibrary) {
      yield* race({ met: waitFor(isMet), late: steadyDelay(LIBRARY_LIMIT_MS) });
    }
    yield* put(articleReadingRequested({}));
  });
}

function* hasSavedWork(): SagaGenerator<boolean> {
  const hash = (yield* select(selectOpenDocument))?.file.hash;
  const saved = yield* select(selectSavedList);
  return saved.status === 'known' && saved.works.some((work) => work.hash === hash);
}
