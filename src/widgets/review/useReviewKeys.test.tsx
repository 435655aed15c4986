import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextChosen } from '@/features/review';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { useReviewKeys } from './useReviewKeys';
import { useZoom } from './useZoom';

function Keys() {
  const zoom = useZoom(null);
  const nothing = () => undefined;
  const places = { zoom, onReject: nothing, approve: nothing, acceptSure: nothing };
  const { isOverlaid, ...handlers } = useReviewKeys(undefined, places);
  return (
    <div {...handlers}>
      <button type="button">{isOverlaid ? 'overlaid' : 'side by side'}</button>
      <input type="range" aria-label="Share" />
    </div>
  );
}

function show() {
  const testStore = makeTestStore({ runSagas: false });
  const dispatch = jest.spyOn(testStore.store, 'dispatch');
  renderWithStore(<Keys />, testStore);
  return { dispatch, button: screen.getByRole('button') };
}

test('arrow keys go to another drawing, but on a slider move the slider only', async () => {
  const { dispatch, button } = show();
  act(() => screen.getByLabelText('Share').focus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(dispatch).not.toHaveBeenCalled();
  act(() => button.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(dispatch).toHaveBeenCalledWith(nextChosen());
});

test('the overlay ends when its key is let go, and when the window loses the keyboard', async () => {
  const { button } = show();
  const user = userEvent.setup();
  act(() => button.focus());
  await user.keyboard('{f>}');
  expect(button).toHaveTextContent('overlaid');
  await user.keyboard('{/f}');
  expect(button).toHaveTextContent('side by side');
  await user.keyboard('{f>}');
  expect(button).toHaveTextContent('overlaid');
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(button).toHaveTextContent('side by side');
});
