import { isAnyOf } from '@reduxjs/toolkit';
import { delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import {
  addressChanged,
  featuresSought,
  overlayHidden,
  overlayShown,
  overlayToggled,
} from '../overlays.slice';

/** ms from the choice, with which the menu closes (core specification, section 9). */
export const AFTER_MENU_MS = 300;

const isElsewhere = isAnyOf(overlayShown, overlayHidden, overlayToggled, addressChanged);

/** Features chosen in the menu of a phone: shows them, and a moment later leads to their list. */
export function* leadToFeatures(): SagaGenerator<void> {
  yield* put(overlayShown('features'));
  const { passed } = yield* race({ passed: delay(AFTER_MENU_MS), left: take(isElsewhere) });
  if (passed) yield* put(featuresSought());
}
