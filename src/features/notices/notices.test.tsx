import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureStore } from '@reduxjs/toolkit';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createFakePlatform } from '@/testing/fakePlatform';
import {
  Messages,
  NoticeToasts,
  noticeRaised,
  noticesReducer,
  raiseNotice,
  selectErrors,
  selectNotices,
} from './index';
import type { RaisedNotice } from './index';
import { KEPT_NOTICES } from './notices.slice';

function makeStore() {
  const platform = createFakePlatform({ clock: { now: () => 1_700_000_000_000 } });
  const saga = createSagaMiddleware({ context: { platform } });
  const store = configureStore({
    reducer: { notices: noticesReducer },
    middleware: (getDefault) => getDefault().concat(saga),
  });
  return { store, run: saga.run.bind(saga) };
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
    const { store, run } = makeStore();
    const raised = { type: 'error', message: 'Failed to extract text', cause: 'no page' } as const;
    await run(raiseNotice, raised).toPromise();
    expect(selectNotices(store.getState())).toEqual([
      {
        ...raised,
        id: '00000000-0000-4000-8000-000000000001',
        createdAt: 1_700_000_000_000,
        shown: true,
      },
    ]);
  });

  it(`are kept up to ${KEPT_NOTICES}, the oldest forgotten first`, () => {
    const { store } = makeStore();
    for (let id = 1; id <= KEPT_NOTICES + 2; id += 1) {
      store.dispatch(noticeRaised(notice(String(id))));
    }
    const kept = selectNotices(store.getState()).map(({ id }) => id);
    expect(kept).toHaveLength(KEPT_NOTICES);
    expect(kept.at(0)).toBe('3');
  });

  it('are listed as errors latest first, without what went well', () => {
    const { store } = makeStore();
    store.dispatch(noticeRaised(notice('1')));
    store.dispatch(noticeRaised(notice('2', { type: 'success' })));
    store.dispatch(noticeRaised(notice('3')));
    expect(selectErrors(store.getState()).map(({ id }) => id)).toEqual(['3', '1']);
  });
});

describe('notices on the screen', () => {
  function show() {
    const { store } = makeStore();
    const view = render(
      <Provider store={store}>
        <Messages />
        <NoticeToasts />
      </Provider>,
    );
    const raise = (raised: RaisedNotice) =>
      act(async () => void store.dispatch(noticeRaised(raised)));
    return { ...view, store, raise };
  }

  it.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('announce %s as %s, with the cause', async (type, role) => {
    const { raise } = show();
    await raise(notice('1', { type, cause: 'rate limit, retry after 20 s' }));
    const toast = await screen.findByRole(role);
    expect(toast).toHaveTextContent('Failure 1');
    expect(toast).toHaveTextContent('rate limit, retry after 20 s');
  });

  it('stack, and close one by one', async () => {
    const { raise, store } = show();
    await raise(notice('1', { type: 'success' }));
    await raise(notice('2', { type: 'info' }));
    const [first] = await screen.findAllByRole('status');
    expect(screen.getAllByRole('status')).toHaveLength(2);
    await userEvent.click(within(first!).getByRole('button', { name: 'Close this message' }));
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(selectNotices(store.getState()).map(({ shown }) => shown)).toEqual([false, true]);
  });

  it('run out by themselves after 5000 ms', async () => {
    const { raise, container } = show();
    await raise(notice('1', { type: 'success' }));
    await screen.findByRole('status');
    expect(container.querySelector('.Toastify__progress-bar--animated')).toHaveStyle({
      animationDuration: '5000ms',
    });
  });

  it('leave errors in the list of messages until it is cleared', async () => {
    const { raise } = show();
    expect(screen.queryByRole('button', { name: /Messages/ })).not.toBeInTheDocument();
    await raise(notice('1', { cause: 'no page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close this message' }));
    await userEvent.click(screen.getByRole('button', { name: 'Messages 1 errors' }));
    const list = screen.getByRole('dialog', { name: 'Messages' });
    expect(list).toHaveTextContent('Failure 1');
    expect(list).toHaveTextContent('no page');
    await userEvent.click(within(list).getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('button', { name: /Messages/ })).not.toBeInTheDocument();
  });
});
