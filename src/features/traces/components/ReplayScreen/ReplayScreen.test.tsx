import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { combineReducers, type Action, type Reducer } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import { messagesCleared, noticeRaised, noticesReducer } from '@/features/notices';
import { themeChosen, themeReducer } from '@/features/theme';
import type { Trace } from '../../replaying/readTrace';
import { replayTrace } from '../../replaying/replayTrace';
import { createFakePlatform } from '@/testing/fakePlatform';
import { makeReplayStore, stateShown } from './makeReplayStore';
import { ReplayBar } from './ReplayBar';
import { createReplayPlatform } from './replayPlatform';

/** Just enough of the application for the trace. */
const reducer = combineReducers({
  [marcusApi.reducerPath]: marcusApi.reducer,
  notices: noticesReducer,
  theme: themeReducer,
}) as unknown as Reducer<unknown, Action>;

const TRACE: Trace = {
  format: 'list of actions',
  start: undefined,
  steps: [themeChosen('dark'), themeChosen('light'), messagesCleared()].map((action) => ({
    action,
  })),
};

describe('the replay bar', () => {
  const setUp = (index: number) => {
    const onShow = jest.fn();
    const onExit = jest.fn();
    const steps = [...replayTrace(reducer, TRACE)];
    render(<ReplayBar steps={steps} index={index} onShow={onShow} onExit={onExit} />);
    return { onShow, onExit, user: userEvent.setup() };
  };

  test('names the action, its position and, on request, its payload', async () => {
    const { user } = setUp(1);
    expect(screen.getByText('theme/themeChosen')).toBeVisible();
    expect(screen.getByText('1 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Payload' }));
    expect(screen.getByText(/"payload": "dark"/)).toBeVisible();
  });

  test('moves forwards and back with the arrow keys, and not past the ends', async () => {
    const { onShow, user } = setUp(3);
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(onShow.mock.calls).toEqual([[2], [3]]);
    expect(screen.getByRole('button', { name: 'Next action' })).toBeDisabled();
  });

  test('ends the replay', async () => {
    const { onExit, user } = setUp(0);
    expect(screen.getByText('before the first action')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End replay' }));
    expect(onExit).toHaveBeenCalledTimes(1);
  });
});

describe('the platform and store of a replay', () => {
  const real = createFakePlatform();
  const world = createReplayPlatform(real);

  test('sends nothing and stores nothing', async () => {
    await expect(world.fetch('/api/health')).rejects.toThrow('sends no requests');
    expect(() => world.sockets.connect('ws://marcus.test', () => undefined)).toThrow();
    world.localStorage.set('a', 'b');
    expect(real.localStorage.get('a')).toBeNull();
    expect(real.server.requests).toHaveLength(0);
  });

  test('shows the given state, which no view’s action changes', () => {
    const store = makeReplayStore(reducer, world);
    const [first] = replayTrace(reducer, TRACE);
    store.dispatch(stateShown(Object(first!.after)));
    store.dispatch(themeChosen('light'));
    store.dispatch(noticeRaised({ id: 'n', type: 'info', message: 'm', createdAt: 1 }));
    expect(store.getState()).toMatchObject({ theme: { choice: 'dark' }, notices: { ids: [] } });
  });
});
