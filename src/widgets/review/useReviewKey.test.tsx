import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewRequested } from '@/features/review';
import { openDocument, receiveSegments } from '@/testing/builders';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { useReviewKey } from './useReviewKey';

function Page() {
  useReviewKey();
  return (
    <>
      <input aria-label="Name" />
      <dialog open>
        <button type="button">Close</button>
      </dialog>
    </>
  );
}

const request = reviewRequested({ view: 'drawings' });

async function show() {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  const dispatch = jest.spyOn(test.store, 'dispatch');
  renderWithStore(<Page />, test);
  return { test, dispatch };
}

test('Ctrl+Enter opens the review from anywhere on the page, once there is a drawing', async () => {
  const { test, dispatch } = await show();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(dispatch).not.toHaveBeenCalledWith(request);
  act(() => void receiveSegments(test, 1));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(dispatch).toHaveBeenCalledWith(request);
});

test.each([
  ['a text field', () => screen.getByLabelText('Name')],
  ['a dialog', () => screen.getByRole('button')],
])('in %s the key is left to what is there', async (_place, target) => {
  const { test, dispatch } = await show();
  act(() => void receiveSegments(test, 1));
  act(() => target().focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(dispatch).not.toHaveBeenCalledWith(request);
});
