import { isAnyOf } from '@reduxjs/toolkit';
import { addressChanges } from '@/lib/saga/addressChanges';
import { call, put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PageAddress } from '@/platform/pageAddress';
import { addressOf, overlayAt } from '../overlay';
import {
  addressChanged,
  overlayHidden,
  overlayLeftForWork,
  overlayShown,
  overlayToggled,
  selectOverlay,
} from '../overlays.slice';

/**
 * Synchronises the shown overlay with the page's address in both directions. A link that was opened directly
 * takes effect before anything else is on the screen.
 */
export function* followAddress(): SagaGenerator<void> {
  const { address } = yield* getPlatform();
  yield* call(showAddressed, address);
  const changes = isAnyOf(overlayShown, overlayHidden, overlayLeftForWork, overlayToggled);
  yield* takeEvery(changes, writeAddress, address);
  yield* forEachEvent(addressChanges(address), () => showAddressed(address));
}

function* showAddressed(address: PageAddress): SagaGenerator<void> {
  const overlay = overlayAt(address.fragment());
  if (overlay !== (yield* select(selectOverlay))) yield* put(addressChanged({ overlay }));
}

/** An address that already has the same meaning stays, such as an unknown one, or none at all. */
function* writeAddress(address: PageAddress): SagaGenerator<void> {
  const shown = yield* select(selectOverlay);
  if (overlayAt(address.fragment()) !== shown) {
    yield* call([address, address.visit], addressOf(shown));
  }
}
