import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inboxTurned } from '@/features/library';
import { selectOverlay } from '@/features/overlays';
import { reviewRequested, reviewSaga, selectReviewView } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { ReviewDialog } from './ReviewDialog';

installDialogForJsdom();

async function show() {
  const page = makeTestStore({ runSagas: false });
  page.runSaga(reviewSaga);
  await openDocument(page);
  receiveSegments(page, 2);
  page.store.dispatch(reviewRequested({ view: 'drawings' }));
  renderWithStore(<ReviewDialog />, page);
  const where = () => [
    selectReviewView(page.store.getState()),
    selectOverlay(page.store.getState()),
  ];
  return { ...page, where };
}

const button = () => screen.queryByRole('button', { name: 'Back to the inbox' });

test('there is no way to an inbox that the library does not show', async () => {
  const { where } = await show();
  expect(button()).not.toBeInTheDocument();
  await userEvent.keyboard('i');
  expect(where()).toEqual(['drawings', null]);
});

test.each([
  ['its button', () => userEvent.click(button()!)],
  ['its key', () => userEvent.keyboard('i')],
])('who came from the inbox goes back by %s', async (_how, goBack) => {
  const { store, where } = await show();
  act(() => void store.dispatch(inboxTurned({ view: 'inbox' })));
  await goBack();
  expect(where()).toEqual([null, 'library']);
});

test('who came from the structure check of the library goes back to that', async () => {
  const { store, where } = await show();
  act(() => void store.dispatch(inboxTurned({ view: 'check' })));
  await userEvent.click(
    screen.getByRole('button', { name: 'Back to the library’s structure check' }),
  );
  expect(where()).toEqual([null, 'library']);
});
