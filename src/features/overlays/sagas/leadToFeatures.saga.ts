import { isAnyOf } from '@reduxjs/toolkit';
import { delay, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import {
  addressChanged,
  featuresSought,
  overlayHidden,
  overlayShown,
  overlayToggled,
} from '../overlays.slice';

/** ms from the choice, with which the menu closes (docs/requirements/core.md 9.5). */
const AFTER_MENU_MS = 300;

const isElsewhere = isAnyOf(overlayShown, overlayHidden, overlayToggled, addressChanged);

/** Features was chosen in the phone menu: shows them, and scrolls to their list a moment later. */
export function* leadToFeatures(): SagaGenerator<void> {
  yield* put(overlayShown('features'));
  const { passed } = yield* race({ passed: delay(AFTER_MENU_MS), left: take(isElsewhere) });
  if (passed) yield* put(featuresSought());
}
