import { spaceText } from '@/domain/fileSize';
import { raiseNotice } from '@/features/notices';
import { call, delay, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { isNearlyFull } from '@/platform/storageSpace';
import { workSaved } from '../savedWork.slice';

/** ms from one look at the space to the next; asking takes the browser some work, and saving is frequent. */
const ASKED_EVERY_MS = 30_000;

/** Tells, once a visit, that the browser will soon take no more, while there is still room to act. */
export function* warnOfFullStorage(): SagaGenerator<void> {
  const { storageSpace } = yield* getPlatform();
  for (;;) {
    yield* take(workSaved);
    const space = yield* call([storageSpace, storageSpace.estimate]);
    if (space && isNearlyFull(space)) {
      yield* raiseNotice({
        type: 'warning',
        message: `This browser’s storage is nearly full: ${spaceText(space.used)} of ${spaceText(space.quota)} used. The library can free space.`,
      });
      return;
    }
    yield* delay(ASKED_EVERY_MS);
  }
}
