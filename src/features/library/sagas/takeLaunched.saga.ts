import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { overlayShown } from '@/features/overlays';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { takeFiles } from '../takeFiles';

/** Takes files that the system opens with the installed application like files dropped on the library. */
export function* takeLaunched(): SagaGenerator<void> {
  const platform = yield* getPlatform();
  const actions = eventChannel<UnknownAction>((emit) => {
    const dispatch = ((action: UnknownAction) => {
      emit(action);
      return action;
    }) as Dispatch;
    return platform.launches.subscribe((files) => {
      dispatch(overlayShown('library'));
      void takeFiles(files, platform, dispatch);
    });
  }, buffers.expanding<UnknownAction>(8));
  yield* forEachEvent(actions, function* pass(action) {
    yield* put(action);
  });
}
