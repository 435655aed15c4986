import { isAnyOf } from '@reduxjs/toolkit';
import { COPY_FAILED, copyWithNotice } from '@/features/notices';
import {
  delay,
  put,
  race,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '@/lib/saga/effects';
import {
  addressChanged,
  copyRequested,
  featuresChosenInMenu,
  featuresSought,
  overlayHidden,
  overlayShown,
  overlayToggled,
  type Copy,
} from './overlays.slice';

/** Actions within overlays; not part of the first load, unlike `followAddress`. */
export function* overlaysSaga(): SagaGenerator<void> {
  yield* takeEvery(copyRequested, copyToClipboard);
  yield* takeLatest(featuresChosenInMenu, leadToFeatures);
}

/**
 * docs/requirements/session.md S8.UI.1; it doesn't specify all success messages, so the others follow its
 * style.
 */
const WORDS: Record<Copy['what'], { readonly copied: string; readonly failed: string }> = {
  citation: { copied: 'Citation copied to clipboard', failed: COPY_FAILED },
  bibtex: { copied: 'BibTeX copied to clipboard', failed: COPY_FAILED },
  'privacy-link': {
    copied: 'Privacy policy link copied to clipboard',
    failed: 'Failed to copy link',
  },
};

function* copyToClipboard({
  payload: { what, text },
}: ReturnType<typeof copyRequested>): SagaGenerator<void> {
  yield* copyWithNotice(text, WORDS[what]);
}

/** ms from the choice, with which the menu closes (docs/requirements/core.md 9.5). */
const AFTER_MENU_MS = 300;

const isElsewhere = isAnyOf(overlayShown, overlayHidden, overlayToggled, addressChanged);

/** Features was chosen in the phone menu: shows them, and scrolls to their list a moment later. */
function* leadToFeatures(): SagaGenerator<void> {
  yield* put(overlayShown('features'));
  const { passed } = yield* race({ passed: delay(AFTER_MENU_MS), left: take(isElsewhere) });
  if (passed) yield* put(featuresSought());
}
