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

/** Once there is a seat, repeats the queries of mounted views that were refused for lack of one. */
export function* askAgainWithSeat(): SagaGenerator<void> {
  let hadSeat = false;
  for (;;) {
    yield* take(mayChangeSeat);
    const hasSeat = yield* select(selectSessionIsActive);
    if (hasSeat && !hadSeat) yield* put(marcusApi.util.invalidateTags(['WithoutSeat']));
    hadSeat = hasSeat;
  }
}
