import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { judgingSaga } from '@/features/judging';
import { reviewRequested, reviewSaga, selectReviewView } from '@/features/review';
import { readingReceived, selectJudgement } from '@/article';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { installLayoutForJsdom } from '@/testing/layoutForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { ReviewDialog } from './ReviewDialog';

installDialogForJsdom();

async function show(view: 'drawings' | 'compounds') {
  installLayoutForJsdom({ width: 1400, height: 500 });
  const page = makeTestStore({ runSagas: false });
  [judgingSaga, reviewSaga].forEach((saga) => page.runSaga(saga));
  await openDocument(page);
  const segments = receiveSegments(page, 2);
  const version = {
    ...{ smiles: 'CCO', engine: 'decimer', timestamp: '2026-01-02T03:04:06.000Z' },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  const [segment] = segments;
  page.store.dispatch(readingReceived({ segment: segment!, version }));
  page.store.dispatch(reviewRequested({ view }));
  renderWithStore(<ReviewDialog />, page);
  const viewShown = () => selectReviewView(page.store.getState());
  const verdict = () => selectJudgement(page.store.getState(), segment!.id)?.verdict;
  return { viewShown, verdict };
}

const grid = () => screen.queryByRole('grid', { name: 'Compounds' });
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('the drawings and the compounds take turns in one window', async () => {
  const { viewShown } = await show('drawings');
  expect(grid()).toBeNull();
  await choose('Compounds');
  expect(grid()).toBeVisible();
  expect(screen.queryByRole('button', { name: /Correct and next/ })).toBeNull();
  await choose('Drawings');
  expect(viewShown()).toBe('drawings');
  expect(screen.getByRole('button', { name: /Correct and next/ })).toBeVisible();
});

test('the table begins with the focus in a cell, and the keys of the drawings do nothing there', async () => {
  const { viewShown, verdict } = await show('compounds');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await userEvent.keyboard('a');
  expect(verdict()).toBeUndefined();
  await userEvent.keyboard('o');
  expect(viewShown()).toBe('drawings');
});

test('a reason to reject is chosen by its digit', async () => {
  const { verdict } = await show('drawings');
  await userEvent.keyboard('r2');
  expect(verdict()).toBe('rejected');
});
