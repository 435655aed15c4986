import { isAnyOf } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import { put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import {
  placeReported,
  selectSessionIsActive,
  sessionExpired,
  sessionLeft,
  sessionOpened,
  sessionOpening,
} from '../lifecycle.slice';

const mayChangeSeat = isAnyOf(
  sessionOpening,
  sessionOpened,
  placeReported,
  sessionExpired,
  sessionLeft,
);

/** Once there is a seat, what views show and the services refused for want of one is asked again. */
export function* askAgainWithSeat(): SagaGenerator<void> {
  let hadSeat = false;
  for (;;) {
    yield* take(mayChangeSeat);
    const hasSeat = yield* select(selectSessionIsActive);
    if (hasSeat && !hadSeat) yield* put(marcusApi.util.invalidateTags(['WithoutSeat']));
    hadSeat = hasSeat;
  }
}
