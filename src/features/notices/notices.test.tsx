import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { helpReducer } from '@/features/help';
import { installDialogForJsdom } from '@/testing/dialogForJsdom';
import { createFakePlatform } from '@/testing/fakePlatform';
import { Dialog } from '@/ui/Dialog/Dialog';
import {
  MessageListPart,
  Messages,
  NoticeToasts,
  noticeRaised,
  noticesReducer,
  noticesSaga,
  raiseNotice,
  selectErrors,
  selectNotices,
} from './index';
import type { RaisedNotice } from './index';
import { MOST_TOASTS, selectToasts, selectWaitingCount } from './notices.selectors';
import { KEPT, toastAppeared, toastClosed, toastsHeld, toastsReleased } from './notices.slice';

installDialogForJsdom();
beforeAll(MessageListPart.preload);

function makeStore() {
  const platform = createFakePlatform();
  const saga = createSagaMiddleware({ context: { platform } });
  const store = configureStore({
    reducer: { notices: noticesReducer, screen: combineReducers({ help: helpReducer }) },
    middleware: (getDefault) => getDefault().concat(saga),
  });
  return { store, platform, run: saga.run.bind(saga) };
}

const notice = (id: string, rest: Partial<RaisedNotice> = {}): RaisedNotice => ({
  id,
  type: 'error',
  message: `Failure ${id}`,
  createdAt: Number(id),
  ...rest,
});

describe('notices in the store', () => {
  it('get an id and the time when a saga raises them', async () => {
    const { store, run, platform } = makeStore();
    jest.spyOn(platform.clock, 'now').mockReturnValue(1_700_000_000_000);
    const raised = { type: 'error', message: 'Failed to extract text', cause: 'no page' } as const;
    await run(raiseNotice, raised).toPromise();
    expect(selectNotices(store.getState())).toEqual([
      {
        ...raised,
        id: '00000000-0000-4000-8000-000000000001',
        createdAt: 1_700_000_000_000,
        lastAt: 1_700_000_000_000,
        count: 1,
        shown: true,
      },
    ]);
    jest.restoreAllMocks();
  });

  it('are dropped from the oldest on, and no success displaces an error', () => {
    const { store } = makeStore();
    const raise = (from: number, count: number, type: RaisedNotice['type']) => {
      for (let id = from; id < from + count; id += 1) {
        store.dispatch(noticeRaised(notice(String(id), { type })));
      }
    };
    raise(1, 3, 'error');
    raise(1001, KEPT.others + 2, 'success');
    const kept = () => selectNotices(store.getState()).map(({ id }) => id);
    expect(kept().slice(0, 4)).toEqual(['1', '2', '3', '1003']);
    raise(2001, KEPT.errors, 'error');
    expect(kept().filter((id) => id.length === 1)).toEqual([]);
    expect(kept()).toHaveLength(KEPT.others + KEPT.errors);
  });

  it('count repeats while they are shown', () => {
    const { store } = makeStore();
    const again = { message: 'Rate limited', cause: '20 s' };
    store.dispatch(noticeRaised(notice('1', again)));
    store.dispatch(noticeRaised(notice('2', again)));
    store.dispatch(noticeRaised(notice('3', { ...again, cause: '19 s' })));
    expect(selectNotices(store.getState())).toMatchObject([
      { id: '1', count: 2, createdAt: 1, lastAt: 2 },
      { id: '3', count: 1 },
    ]);
  });

  it('are listed as errors latest first, without successes', () => {
    const { store } = makeStore();
    store.dispatch(noticeRaised(notice('1')));
    store.dispatch(noticeRaised(notice('2', { type: 'success' })));
    store.dispatch(noticeRaised(notice('3')));
    expect(selectErrors(store.getState()).map(({ id }) => id)).toEqual(['3', '1']);
  });
});

describe('the time of a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start() {
    const { store, platform, run } = makeStore();
    const task = run(noticesSaga);
    const shown = () => selectToasts(store.getState()).map(({ id }) => id);
    const raise = (id: string, rest: Partial<RaisedNotice> = {}) => {
      store.dispatch(noticeRaised(notice(id, rest)));
      store.dispatch(toastAppeared(id));
    };
    return { store, platform, task, shown, raise };
  }

  it('is 5000 ms', async () => {
    const { shown, raise, task } = start();
    raise('1');
    await jest.advanceTimersByTimeAsync(4_999);
    expect(shown()).toEqual(['1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
    task.cancel();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is separate for each', async () => {
    const { shown, raise } = start();
    raise('1');
    await jest.advanceTimersByTimeAsync(3_000);
    raise('2');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(shown()).toEqual(['2']);
  });

  it.each(['pointer', 'focus'] as const)('pauses while held by the %s', async (hold) => {
    const { store, shown, raise } = start();
    raise('1');
    await jest.advanceTimersByTimeAsync(3_000);
    store.dispatch(toastsHeld(hold));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual(['1']);
    store.dispatch(toastsReleased(hold));
    await jest.advanceTimersByTimeAsync(1_999);
    expect(shown()).toEqual(['1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
  });

  it('pauses while the page is hidden', async () => {
    const { platform, shown, raise, task } = start();
    platform.lifecycle.emit({ kind: 'hidden' });
    raise('1');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown()).toEqual(['1']);
    platform.lifecycle.emit({ kind: 'visible' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual([]);
    task.cancel();
    expect(platform.lifecycle.listenerCount).toBe(0);
  });

  it('restarts when the same notice is raised again', async () => {
    const { store, shown, raise } = start();
    raise('1', { message: 'Again' });
    await jest.advanceTimersByTimeAsync(4_000);
    store.dispatch(noticeRaised(notice('2', { message: 'Again' })));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(shown()).toEqual(['1']);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toEqual([]);
  });

  it('does not run for those that wait for space, and none is lost', async () => {
    const { store, raise, shown } = start();
    for (let id = 1; id <= MOST_TOASTS; id += 1) raise(String(id));
    store.dispatch(noticeRaised(notice('9')));
    expect(selectWaitingCount(store.getState())).toBe(1);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual(['9']);
    store.dispatch(toastAppeared('9'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown()).toEqual([]);
  });
});

describe('notices on the screen', () => {
  afterEach(() => jest.useRealTimers());

  function show({ isDialogOpen = false } = {}) {
    const { store, platform, run } = makeStore();
    run(noticesSaga);
    const page = (isOpen: boolean) => (
      <Provider store={store}>
        <button>Work</button>
        <Messages />
        <NoticeToasts />
        <Dialog open={isOpen} title="Segment" onClose={() => undefined}>
          Details
        </Dialog>
      </Provider>
    );
    const view = render(page(isDialogOpen));
    const raise = (raised: RaisedNotice) =>
      act(async () => void store.dispatch(noticeRaised(raised)));
    const setDialog = (isOpen: boolean) => view.rerender(page(isOpen));
    return { ...view, store, platform, raise, setDialog };
  }

  const toasts = () => screen.getByRole('region', { name: /^Messages/ });
  const closeButtons = () => within(toasts()).queryAllByRole('button');
  const announcedAs = (role: 'status' | 'alert') => screen.getByRole(role).textContent;

  it.each([
    ['error', 'alert', 'Error: '],
    ['warning', 'alert', 'Warning: '],
    ['success', 'status', 'Success: '],
    ['info', 'status', 'Note: '],
  ] as const)('announce %s as %s, with its kind and cause', async (type, role, word) => {
    const { raise } = show();
    await raise(notice('1', { type, cause: 'rate limit, retry after 20 s' }));
    const other = role === 'alert' ? 'status' : 'alert';
    expect(screen.getByRole(role)).toHaveTextContent(
      `${word}Failure 1rate limit, retry after 20 s`,
    );
    expect(announcedAs(other)).toBe('');
  });

  it('are announced by one live region each, and have no tab stops other than their buttons', async () => {
    const { raise, setDialog } = show();
    await raise(notice('1'));
    await raise(notice('2', { type: 'info' }));
    const more = () => toasts().querySelectorAll('[aria-live], [tabindex]');
    expect(more()).toHaveLength(0);
    setDialog(true);
    expect(toasts()).toHaveTextContent('Failure 1');
    expect(more()).toHaveLength(0);
  });

  it('stack, and close one by one', async () => {
    const { raise, store } = show();
    await raise(notice('1', { type: 'success' }));
    await raise(notice('2', { type: 'info' }));
    expect(closeButtons()).toHaveLength(2);
    await userEvent.click(closeButtons()[0]!);
    expect(closeButtons()).toHaveLength(1);
    expect(selectNotices(store.getState()).map(({ shown }) => shown)).toEqual([false, true]);
  });

  it(`are ${MOST_TOASTS} at most, and show how many are waiting`, async () => {
    const { raise } = show();
    for (let id = 1; id <= MOST_TOASTS + 2; id += 1) await raise(notice(String(id)));
    expect(closeButtons()).toHaveLength(MOST_TOASTS);
    expect(toasts()).toHaveTextContent('2 more to come');
  });

  it('show how often they occurred', async () => {
    const { raise } = show();
    await raise(notice('1', { message: 'Again' }));
    const words = screen.getByText('Again');
    await raise(notice('2', { message: 'Again' }));
    expect(closeButtons()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Again 2 times');
    // The announced text stays in place, so that only the number is announced.
    expect(words).toBeInTheDocument();
  });

  it('disappear as soon as the store says so, repeated or not', async () => {
    jest.useFakeTimers();
    const { raise, store } = show();
    await raise(notice('1', { message: 'Again' }));
    await raise(notice('2', { message: 'Again' }));
    act(() => void store.dispatch(toastClosed('1')));
    expect(closeButtons()).toHaveLength(0);
    await act(() => jest.runAllTimersAsync());
    expect(closeButtons()).toHaveLength(0);
  });

  it('stay while they have the focus or are pointed at', async () => {
    const { raise, store } = show();
    await raise(notice('1'));
    await userEvent.hover(closeButtons()[0]!);
    expect(store.getState().notices.holds).toEqual(['pointer']);
    await userEvent.unhover(closeButtons()[0]!);
    act(() => closeButtons()[0]!.focus());
    expect(store.getState().notices.holds).toEqual(['focus']);
    act(() => screen.getByText('Work').focus());
    expect(store.getState().notices.holds).toEqual([]);
  });

  it('hold nothing once the last of them is closed under the pointer, which tells no leave', async () => {
    const { raise, store } = show();
    await raise(notice('1'));
    await raise(notice('2'));
    act(() => void store.dispatch(toastsHeld('pointer')));
    act(() => void store.dispatch(toastClosed('1')));
    expect(store.getState().notices.holds).toEqual(['pointer']);
    act(() => void store.dispatch(toastClosed('2')));
    expect(store.getState().notices.holds).toEqual([]);
  });

  it('are reached by F8, closed by Escape one after the other, and return the focus', async () => {
    const { raise } = show();
    await raise(notice('1'));
    await raise(notice('2'));
    act(() => screen.getByText('Work').focus());
    await userEvent.keyboard('{F8}');
    expect(closeButtons()[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(closeButtons()).toHaveLength(1);
    expect(closeButtons()[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(closeButtons()).toHaveLength(0);
    expect(screen.getByText('Work')).toHaveFocus();
  });

  it('are left by F8 again', async () => {
    const { raise } = show();
    await raise(notice('1'));
    act(() => screen.getByText('Work').focus());
    await userEvent.keyboard('{F8}{F8}');
    expect(screen.getByText('Work')).toHaveFocus();
    expect(closeButtons()).toHaveLength(1);
  });

  it('are left by F8 also where nothing had the focus before, so that they do not stay', async () => {
    const { raise, store } = show();
    await raise(notice('1'));
    await userEvent.keyboard('{F8}');
    expect(store.getState().notices.holds).toEqual(['focus']);
    await userEvent.keyboard('{F8}');
    expect(closeButtons()[0]).not.toHaveFocus();
    expect(store.getState().notices.holds).toEqual([]);
  });

  it('leave the focus in the work when they are closed with the mouse', async () => {
    const { raise } = show();
    await raise(notice('1'));
    await raise(notice('2'));
    act(() => screen.getByText('Work').focus());
    await userEvent.click(closeButtons()[0]!);
    expect(screen.getByText('Work')).toHaveFocus();
  });

  it('are placed in the modal dialog on top, and are not announced again there', async () => {
    const { raise, setDialog } = show();
    await raise(notice('1'));
    setDialog(true);
    const dialog = screen.getByRole('dialog', { name: 'Segment' });
    expect(dialog).toContainElement(toasts());
    expect(toasts()).toHaveTextContent('Failure 1');
    expect(announcedAs('alert')).toBe('');
    await raise(notice('2'));
    expect(screen.getByRole('alert')).toHaveTextContent('Failure 2');
    setDialog(false);
    expect(closeButtons()).toHaveLength(2);
    expect(announcedAs('alert')).toBe('');
  });

  it('are closed in a dialog by Escape without closing the dialog', async () => {
    const { raise } = show({ isDialogOpen: true });
    await raise(notice('1'));
    await userEvent.keyboard('{F8}{Escape}');
    expect(closeButtons()).toHaveLength(0);
    expect(screen.getByRole('dialog', { name: 'Segment' })).toBeInTheDocument();
  });
});

describe('the list of messages', () => {
  async function list(...raised: readonly RaisedNotice[]) {
    const { store, platform, run } = makeStore();
    run(noticesSaga);
    raised.forEach((it) => store.dispatch(noticeRaised(it)));
    render(
      <Provider store={store}>
        <Messages />
      </Provider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Messages/ }));
    const sheet = screen.getByRole('dialog', { name: 'Messages' });
    return { store, platform, sheet };
  }

  it('is there before the first message', async () => {
    const { sheet } = await list();
    expect(sheet).toHaveTextContent('No messages on this visit.');
  });

  it('shows errors first, latest on top, with cause and time, and everything on request', async () => {
    const { sheet } = await list(
      notice('1', { cause: 'no page' }),
      notice('2', { type: 'success', message: 'Text extracted successfully' }),
      notice('3'),
    );
    expect(screen.getByRole('button', { name: 'Messages 2 errors' })).toBeInTheDocument();
    const entries = () => within(sheet).getAllByRole('listitem');
    expect(entries()).toHaveLength(2);
    expect(entries()[0]).toHaveTextContent('Error: Failure 3');
    expect(entries()[1]).toHaveTextContent('no page');
    expect(entries()[1]).toHaveTextContent(new Date(1).toLocaleTimeString());
    await userEvent.click(within(sheet).getByRole('radio', { name: 'All 3' }));
    expect(entries()[1]).toHaveTextContent('Success: Text extracted successfully');
  });

  it('copies one message for a report: build, time, kind, text, cause', async () => {
    const { platform, sheet } = await list(notice('1', { cause: 'no page' }), notice('2'));
    await userEvent.click(within(sheet).getAllByRole('button', { name: 'Copy this message' })[1]!);
    expect(platform.copied).toEqual([
      'MARCUS unknown (unknown)\n1970-01-01T00:00:00.001Z error: Failure 1\n  cause: no page',
    ]);
  });

  it('copies everything that it shows, and reports it if the browser refuses', async () => {
    const { platform, sheet, store } = await list(notice('1'), notice('2'));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Copy all' }));
    expect(platform.copied[0]).toMatch(/Failure 1\n.*Failure 2$/);
    jest.spyOn(platform.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Copy all' }));
    expect(selectErrors(store.getState())[0]).toMatchObject({
      message: 'Failed to copy to clipboard',
      cause: 'not allowed',
    });
  });

  it('can be cleared', async () => {
    const { sheet } = await list(notice('1'));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Clear' }));
    expect(sheet).toHaveTextContent('No errors on this visit.');
    expect(screen.getByRole('button', { name: 'Messages' })).toBeInTheDocument();
  });
});
