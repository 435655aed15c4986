import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { loggedIn, signedOut, signOutRequested } from '../../coconutAccount.slice';
import { AccountLine } from './AccountLine';

test('shows who is signed in, and keeps the focus nearby when they sign out', async () => {
  const test = makeTestStore({ runSagas: false });
  const dispatched = jest.spyOn(test.store, 'dispatch');
  renderWithStore(<AccountLine />, test);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Not signed in to COCONUT; you will be asked when you submit.');
  act(() => void test.store.dispatch(loggedIn({ email: 'ma…@example.org' })));
  expect(status).toHaveTextContent('Signed in to COCONUT as ma…@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(dispatched).toHaveBeenCalledWith(signOutRequested());
  act(() => void test.store.dispatch(signedOut()));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(status).toHaveFocus();
});
