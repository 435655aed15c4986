import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '@/testing/renderWithStore';
import { selectReviewer } from '../../judging.slice';
import { AskReviewer } from './ReviewerName';

function show() {
  const { store, unmount } = renderWithStore(
    <>
      <AskReviewer />
      <button type="button">Correct and next</button>
    </>,
  );
  return { unmount, reviewer: () => selectReviewer(store.getState()) };
}

const type = (text: string) => userEvent.type(screen.getByLabelText(/Your name/), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a typed name is kept when the field is left for another button', async () => {
  const { reviewer } = show();
  await type('the curator');
  expect(reviewer()).toBeNull();
  await press('Correct and next');
  expect(reviewer()).toBe('the curator');
});

test('a typed name is kept when its field goes', async () => {
  const { reviewer, unmount } = show();
  await type('the curator');
  unmount();
  expect(reviewer()).toBe('the curator');
});

test('leaving the field empty is no answer', async () => {
  const { reviewer } = show();
  await type(' ');
  await press('Correct and next');
  expect(reviewer()).toBeNull();
});

test.each(['mouse', 'keyboard'])('"No name" counts more than what was typed (%s)', async (hand) => {
  const { reviewer } = show();
  await type('the curator');
  if (hand === 'mouse') await press('No name');
  else await userEvent.keyboard('{Tab}{Tab}{Enter}');
  expect(reviewer()).toBe('');
});
