import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as shortcuts from '@/features/shortcuts';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform } from '@/testing/fakePlatform';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { makeTestStore } from '@/testing/makeTestStore';
import { renderWithStore } from '@/testing/renderWithStore';
import { KEY_PLACES } from './components/HelpDialog/keyPlaces';
import { Help, HelpButton, HelpPart, helpClosed } from './index';
import { helpSaga } from './help.saga';

installDialogForJsdom();
beforeAll(HelpPart.preload);

function start(stored: Record<string, string> = {}, address = '') {
  const storage = createFakeStorage(stored);
  const platform = createFakePlatform({ localStorage: storage });
  platform.address.type(address);
  const testStore = makeTestStore({ platform, runSagas: false });
  const task = testStore.runSaga(helpSaga);
  const view = renderWithStore(
    <>
      <label>
        Find <input />
      </label>
      <HelpButton />
      <Help />
    </>,
    testStore,
  );
  return { ...view, platform, storage, task };
}

const help = () => screen.queryByRole('dialog', { name: 'Help' });
const button = () => screen.getByRole('button', { name: 'Help and keyboard shortcuts' });

describe('the help', () => {
  it('opens by its key, and returns the focus when it is closed', async () => {
    start();
    act(() => button().focus());
    await userEvent.keyboard('?');
    expect(help()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(help()).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('opens by its button', async () => {
    start();
    await userEvent.click(button());
    expect(help()).toBeInTheDocument();
  });

  it('leaves the key to a text field', async () => {
    start();
    await userEvent.type(screen.getByLabelText('Find'), 'why?');
    expect(help()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Find')).toHaveValue('why?');
  });

  it('describes all steps: what each needs and gives, and what to do if it fails', async () => {
    start({}, '#help');
    const steps = within(
      screen.getByRole('region', { name: 'From the paper to the structure' }),
    ).getAllByRole('listitem');
    expect(steps).toHaveLength(11);
    for (const step of steps) {
      expect(
        within(step)
          .getAllByRole('term')
          .map(({ textContent }) => textContent),
      ).toEqual(['Needs', 'Gives', 'If it fails']);
    }
  });

  it('lists every key that is bound', () => {
    const listed = new Set(KEY_PLACES.flatMap(({ bindings }) => bindings));
    const tables = Object.entries<object>(shortcuts).filter(([name]) => name.endsWith('_KEYS'));
    expect(tables).toHaveLength(20);
    const bound = tables.flatMap(([, table]) => Object.values<unknown>({ ...table }));
    expect(bound.filter((binding) => ![...listed].includes(binding as never))).toEqual([]);
  });
});

describe('the address of the help', () => {
  it('opens it, and closing it leaves the address', () => {
    const { platform, store } = start({}, '#help');
    expect(help()).toBeInTheDocument();
    act(() => void store.dispatch(helpClosed()));
    expect(help()).not.toBeInTheDocument();
    expect(platform.address.fragment()).toBe('#/');
  });

  it('opens it by a link, and going back closes it', () => {
    const { platform } = start();
    act(() => platform.address.visit('#help'));
    expect(help()).toBeInTheDocument();
    act(() => platform.address.back());
    expect(help()).not.toBeInTheDocument();
  });

  it('leaves a help alone that was opened by its key', async () => {
    const { platform } = start();
    await userEvent.keyboard('?');
    act(() => platform.address.visit('#/about'));
    expect(help()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(platform.address.fragment()).toBe('#/about');
  });

  it('is no longer listened to when the process ends', () => {
    const { platform, storage, task } = start();
    task.cancel();
    expect(platform.address.listenerCount).toBe(0);
    expect(storage.watcherCount).toBe(0);
  });
});

describe('single-letter keys', () => {
  it.each([
    [{}, true],
    [{ 'marcus.singleLetterKeys': 'off' }, false],
    [{ 'marcus.singleLetterKeys': '{"a":1}' }, true],
  ])('are read from %j as %s', (stored, isOn) => {
    const { store } = start(stored);
    expect(shortcuts.selectSingleLetterKeys(store.getState())).toBe(isOn);
  });

  it('are off here once another tab has switched them off', async () => {
    const { storage } = start();
    act(() => storage.changeElsewhere('marcus.singleLetterKeys', 'off'));
    await userEvent.keyboard('?');
    expect(help()).not.toBeInTheDocument();
  });

  it('are switched off for this browser; the button stays', async () => {
    const { platform } = start();
    await userEvent.keyboard('?');
    await userEvent.click(screen.getByRole('switch', { name: 'Single-letter keys' }));
    expect(platform.localStorage.get('marcus.singleLetterKeys')).toBe('off');
    expect(screen.getByText("choose an engine's result", { exact: false })).toHaveTextContent(
      'switched off',
    );
    await userEvent.keyboard('{Escape}?');
    expect(help()).not.toBeInTheDocument();
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('switch', { name: 'Single-letter keys' }));
    await userEvent.keyboard('{Escape}?');
    expect(help()).toBeInTheDocument();
  });
});
