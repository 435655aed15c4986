import { delay, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { seemToBeOpen } from '../developerTools';
import { logEvent } from './logEvent.saga';

/** docs/requirements/session.md S9.13 */
const CHECKED_EVERY_MS = 5_000;

/** Notes that developer tools seem to have been opened; maintainers use them, so that is all. */
export function* watchDeveloperTools(): SagaGenerator<void> {
  const { browser } = yield* getPlatform();
  let wereOpen = false;
  for (;;) {
    yield* delay(CHECKED_EVERY_MS);
    const areOpen = seemToBeOpen(browser.windowMeasures());
    if (areOpen && !wereOpen) {
      const message = 'Developer tools seem to be open';
      yield* logEvent({ kind: 'developer-tools', message, flagged: true });
    }
    wereOpen = areOpen;
  }
}
