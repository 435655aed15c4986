import { eventChannel } from 'redux-saga';
import { givenFiles } from '@/features/document';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';

/** Takes pictures that are pasted anywhere on the page like dropped ones. */
export function* takePasted(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const { whenPasted } = yield* call(platform.pictures);
  const pastes = eventChannel<readonly File[]>((emit) => whenPasted(emit));
  yield* forEachEvent(pastes, function* take(files) {
    yield* put(givenFiles(files, platform, true));
  });
}
