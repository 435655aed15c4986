import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createFakePlatform } from '@/testing/fakePlatform';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { ThemeAttribute, ThemeSwitch, ThemeToggle, themeReducer, themeSaga } from './index';

type Listener = (event: { matches: boolean }) => void;

/** Simulates the system's preference, which jsdom lacks. */
function fakeSystem(dark: boolean) {
  const listeners = new Set<Listener>();
  window.matchMedia = jest.fn(() => ({
    matches: dark,
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  const change = (matches: boolean) =>
    act(() => listeners.forEach((listener) => listener({ matches })));
  return { change, listeners };
}

function start(stored: Record<string, string> = {}) {
  const storage = createFakeStorage(stored);
  const platform = createFakePlatform({ localStorage: storage });
  const saga = createSagaMiddleware({ context: { platform } });
  const store = configureStore({
    reducer: { settings: combineReducers({ theme: themeReducer }) },
    middleware: (getDefault) => getDefault().concat(saga),
  });
  const task = saga.run(themeSaga);
  render(
    <Provider store={store}>
      <ThemeAttribute />
      <ThemeToggle />
      <ThemeSwitch />
    </Provider>,
  );
  return { platform, storage, task };
}

const attribute = () => document.documentElement.dataset.theme;

describe('theme', () => {
  it.each([
    [false, 'Light', 'Switch to dark mode'],
    [true, 'Dark', 'Switch to light mode'],
  ])('follows the system without a choice (dark: %s)', (dark, label, title) => {
    fakeSystem(dark);
    start();
    expect(screen.getByRole('button', { name: label })).toHaveAttribute('title', title);
    expect(attribute()).toBeUndefined();
  });

  it('prefers a stored choice to the system', () => {
    fakeSystem(true);
    start({ 'marcus.theme': 'light' });
    expect(screen.getByRole('button', { name: 'Light' })).toBeInTheDocument();
    expect(attribute()).toBe('light');
  });

  it('ignores a stored value that is not a theme', () => {
    fakeSystem(true);
    start({ 'marcus.theme': 'sepia' });
    expect(screen.getByRole('button', { name: 'Dark' })).toBeInTheDocument();
  });

  it('stores a choice and writes it into the document', async () => {
    fakeSystem(false);
    const { platform } = start();
    expect(screen.getByRole('switch', { name: 'Light Mode' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Light' }));
    expect(attribute()).toBe('dark');
    expect(platform.localStorage.get('marcus.theme')).toBe('dark');
    expect(screen.getByRole('switch', { name: 'Dark Mode' })).toBeChecked();
  });

  it('follows later changes of the system only while there is no choice', async () => {
    const system = fakeSystem(false);
    start();
    system.change(true);
    expect(screen.getByRole('button', { name: 'Dark' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch'));
    system.change(false);
    system.change(true);
    expect(screen.getByRole('button', { name: 'Light' })).toBeInTheDocument();
  });

  it('takes over the choice of another tab, and follows the system again when it is removed there', () => {
    fakeSystem(false);
    const { storage } = start();
    act(() => storage.changeElsewhere('marcus.theme', 'dark'));
    expect(attribute()).toBe('dark');
    act(() => storage.changeElsewhere('marcus.theme', '<b>dark</b>'));
    expect(attribute()).toBeUndefined();
    act(() => storage.changeElsewhere('marcus.theme', null));
    expect(screen.getByRole('button', { name: 'Light' })).toBeInTheDocument();
  });

  it('stops listening to the system and to other tabs when it is cancelled', () => {
    const { listeners } = fakeSystem(false);
    const { task, storage } = start();
    expect([listeners.size, storage.watcherCount]).toEqual([1, 1]);
    task.cancel();
    expect([listeners.size, storage.watcherCount]).toEqual([0, 0]);
  });
});
