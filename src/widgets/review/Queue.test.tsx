import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawingShown, reviewRequested, reviewSaga } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { Queue } from './Queue';

const MANY = 2_000;
/** Those in sight, beyond them, and the current one. */
const MOST_MOUNTED = 40;

const current = () => document.querySelector('[aria-current="true"]');

test('of 2,000 drawings, a screen of rows is in the page, the current one always', async () => {
  installLayoutForJsdom({ width: 220, height: 500 });
  const page = makeTestStore({ runSagas: false });
  page.runSaga(reviewSaga);
  await openDocument(page);
  const segments = receiveSegments(page, MANY);
  page.store.dispatch(reviewRequested({ view: 'drawings' }));
  renderWithStore(<Queue onAcceptSure={() => undefined} />, page);
  expect(screen.getByRole('region', { name: `Unchecked, ${MANY}` })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(MOST_MOUNTED);
  await userEvent.click(current()!);
  act(() => void page.store.dispatch(drawingShown(segments[1_500]!.id)));
  expect(current()).toHaveFocus();
  expect(current()?.closest('li')).toHaveAttribute('aria-posinset', '1501');
  expect(current()?.closest('li')).toHaveAttribute('aria-setsize', String(MANY));
  expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(MOST_MOUNTED);
});

test('the current row is there before the queue has a height, so that it can get the focus', async () => {
  const page = makeTestStore({ runSagas: false });
  page.runSaga(reviewSaga);
  await openDocument(page);
  receiveSegments(page, 3);
  page.store.dispatch(reviewRequested({ view: 'drawings' }));
  renderWithStore(<Queue onAcceptSure={() => undefined} />, page);
  expect(current()).toHaveAttribute('data-autofocus');
});
