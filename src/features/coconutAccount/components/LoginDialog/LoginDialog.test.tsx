import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeCredentials } from '@/api/coconutCredentials';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { loginFailed, loginOpened, loginRequested, loginStarted } from '../../coconutAccount.slice';
import { LoginDialog } from './LoginDialog';

installDialogForJsdom();

const EMAIL = 'maria@example.org';

function show(platform?: FakePlatform) {
  const test = makeTestStore({ runSagas: false, ...(platform && { platform }) });
  renderWithStore(<LoginDialog />, test);
  const tell = (...actions: Parameters<typeof test.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => void test.store.dispatch(action)));
  tell(loginOpened(null));
  const dispatched = jest.spyOn(test.store, 'dispatch');
  return { ...test, tell, dispatched, user: userEvent.setup() };
}

const email = () => screen.getByLabelText(/^E-mail/);
const password = () => screen.getByLabelText(/^Password/);
const login = () => screen.getByRole('button', { name: 'Log in' });

test('has fields that a password manager recognises, with the focus in the first', () => {
  show();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('cannot be sent before both fields are filled in', async () => {
  const { user, dispatched } = show();
  expect(login()).toHaveAccessibleDescription('Fill in e-mail and password');
  await user.type(email(), EMAIL);
  await user.click(login());
  expect(dispatched).not.toHaveBeenCalled();
  await user.type(password(), 'secret');
  expect(login()).not.toHaveAttribute('aria-disabled');
});

test('passes the credentials on outside of the store', async () => {
  const { user, dispatched, platform, store } = show();
  await user.type(email(), EMAIL);
  await user.click(screen.getByRole('checkbox', { name: 'Stay signed in on this device' }));
  await user.type(password(), 'secret');
  await user.click(login());
  expect(dispatched.mock.calls).toEqual([[loginRequested({ staySignedIn: true })]]);
  expect(takeCredentials(platform.secrets)).toEqual({ email: EMAIL, password: 'secret' });
  expect(JSON.stringify(store.getState())).not.toMatch(/secret|maria/);
});

test('does not stay signed in unless asked to', async () => {
  const { user, dispatched } = show();
  await user.type(email(), EMAIL);
  await user.type(password(), 'secret');
  await user.click(login());
  expect(dispatched).toHaveBeenCalledWith(loginRequested({ staySignedIn: false }));
});

test('is busy during the request, and sends nothing twice', async () => {
  const { user, tell, dispatched } = show();
  await user.type(email(), EMAIL);
  await user.type(password(), 'secret');
  tell(loginStarted());
  dispatched.mockClear();
  expect(screen.getByRole('button', { name: 'Logging in...' })).toHaveAttribute('aria-busy');
  await user.click(screen.getByRole('button', { name: 'Logging in...' }));
  expect(dispatched).not.toHaveBeenCalled();
});

test('reports a failure in COCONUT’s words, and forgets the rejected password', async () => {
  const { user, tell } = show();
  await user.type(email(), EMAIL);
  await user.type(password(), 'secret');
  tell(loginStarted(), loginFailed({ message: 'Invalid login details' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid login details');
  expect(password()).toHaveValue('');
  expect(password()).toHaveFocus();
  expect(email()).toHaveValue(EMAIL);
});

test('waits as long as COCONUT demands before the next try', async () => {
  const { user, tell } = show();
  await user.type(email(), EMAIL);
  await user.type(password(), 'secret');
  tell(loginFailed({ message: 'Too many tries', retryAfterS: 60 }));
  await user.type(password(), 'other');
  // By now it may be a second less.
  expect(screen.getByText(/^Next try in \d+ s\.$/)).toBeVisible();
  expect(login()).toHaveAttribute('aria-disabled', 'true');
});

test('says why a login is required again', () => {
  const { tell } = show();
  tell(loginOpened({ message: 'Your login has ended.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your login has ended.');
  expect(email()).toHaveFocus();
});

describe('where the password goes', () => {
  const withConfig = (changes: object) => {
    const { config } = createFakePlatform();
    return createFakePlatform({ config: { ...config, ...changes } });
  };

  it('is shown by the name of the server', () => {
    show(withConfig({ coconutIsStandIn: false, coconutUrl: 'https://coconut.example/api' }));
    expect(screen.getByText('coconut.example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register at COCONUT' })).toHaveAttribute(
      'href',
      'https://coconut.naturalproducts.net/register',
    );
  });

  it('is shown to be this machine with the stand-in, which has a password of its own', () => {
    show();
    expect(screen.getByText(/stand-in for COCONUT on your own machine/)).toBeVisible();
    expect(screen.getByText('coconut', { selector: 'code' })).toBeVisible();
  });
});

test.each(['{Escape}', 'Cancel', 'Close'])('%s closes it', async (way) => {
  const { user } = show();
  if (way.startsWith('{')) await user.keyboard(way);
  else await user.click(screen.getByRole('button', { name: way }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
