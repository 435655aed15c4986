import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { recordTrace } from '@/testing/recordTrace';
import { renderWithStore } from '@/testing/renderWithStore';
import { recognitionRetryRequested, runFinished } from '../../recognition.slice';
import { runStarted, segmentFailed } from '@/article';
import { RetryReading } from './RetryReading';

describe('the button to retry a failed segment', () => {
  let test: TestStore;
  beforeEach(() => {
    test = makeTestStore({ runSagas: false });
    renderWithStore(<RetryReading id="a" tabIndex={0} />, test);
  });

  const happens = (...actions: Parameters<TestStore['store']['dispatch']>[0][]) =>
    act(() => actions.forEach((action) => test.store.dispatch(action)));
  const start = () => runStarted({ ids: ['a', 'b'], engine: 'decimer', at: 0 });
  const fail = () => segmentFailed({ id: 'a', message: 'no atoms found' });
  const retry = () => screen.queryByRole('button', { name: 'Retry' });

  it('is not offered before anything failed', () => {
    happens(start());
    expect(retry()).not.toBeInTheDocument();
  });

  it('retries only this segment', async () => {
    happens(start(), fail(), runFinished());
    const trace = recordTrace(test);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(trace.map(([action]) => action)).toEqual([recognitionRetryRequested({ ids: ['a'] })]);
  });

  it('waits for a run in progress', () => {
    happens(start(), fail());
    expect(retry()).toBeDisabled();
  });
});
