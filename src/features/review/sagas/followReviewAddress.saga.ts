import { isAnyOf } from '@reduxjs/toolkit';
import { selectOpenDocument, workRestored } from '@/article';
import { addressChanges } from '@/lib/saga/addressChanges';
import { call, put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { HOME_ADDRESS, type PageAddress } from '@/platform/pageAddress';
import {
  REVIEW_VIEWS,
  reviewClosed,
  reviewOpened,
  reviewRequested,
  selectReviewView,
  viewShown,
  type ReviewView,
} from '../review.slice';

/** `/#/review`, `/#/compounds`, `/#/check` and `/#/report`. */
const ADDRESSES: Readonly<Record<ReviewView, string>> = {
  drawings: `${HOME_ADDRESS}review`,
  compounds: `${HOME_ADDRESS}compounds`,
  check: `${HOME_ADDRESS}check`,
  report: `${HOME_ADDRESS}report`,
};

const viewAt = (fragment: string): ReviewView | null =>
  REVIEW_VIEWS.find((view) => ADDRESSES[view] === fragment) ?? null;

/** Back and forth lead to and from review as to a page; without an article, its address means nothing. */
export function* followReviewAddress(): SagaGenerator<void> {
  const { address } = yield* getPlatform();
  yield* takeEvery(isAnyOf(reviewOpened, reviewClosed, viewShown), writeAddress, address);
  // A reload leads back to where the curator was.
  yield* takeEvery(workRestored, () => showAddressed(address));
  yield* forEachEvent(addressChanges(address), () => showAddressed(address));
}

function* writeAddress(address: PageAddress): SagaGenerator<void> {
  const view = yield* select(selectReviewView);
  if (viewAt(address.fragment()) === view) return;
  yield* call([address, address.visit], view === null ? HOME_ADDRESS : ADDRESSES[view]);
}

function* showAddressed(address: PageAddress): SagaGenerator<void> {
  const [wanted, shown] = [viewAt(address.fragment()), yield* select(selectReviewView)];
  if (wanted === shown) return;
  if (wanted === null) yield* put(reviewClosed());
  else if (shown !== null) yield* put(viewShown(wanted));
  else if (yield* select(selectOpenDocument)) yield* put(reviewRequested({ view: wanted }));
}
