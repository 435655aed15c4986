import { runSaga } from 'redux-saga';
import { createFakePlatform } from '@/testing/fakePlatform';
import { backoffDelay, type BackoffPolicy } from './backoff';
import type { SagaGenerator } from './effects';
import { FinalFailure, withBackoff, type FailedAttempt } from './withBackoff';

/** Session creation's policy (docs/requirements/session.md S9.4). */
const POLICY: BackoffPolicy = { attempts: 3, firstDelayMs: 1000, factor: 2, maxDelayMs: 5000 };

describe('backoffDelay', () => {
  test.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 5000],
    [9, 5000],
  ])('waits after attempt %i for %i ms', (attempt, expected) => {
    expect(backoffDelay(POLICY, attempt)).toBe(expected);
  });
});

describe('withBackoff', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start(failures: number) {
    const attempts: number[] = [];
    const failed: FailedAttempt[] = [];
    function* work(attempt: number): SagaGenerator<string> {
      attempts.push(attempt);
      if (attempt <= failures) throw new Error(`attempt ${attempt}`);
      return 'done';
    }
    function* onFailed(failure: FailedAttempt): SagaGenerator<void> {
      failed.push(failure);
    }
    const task = runSaga(
      { context: { platform: createFakePlatform() }, onError: () => undefined },
      () => withBackoff(POLICY, work, onFailed),
    );
    return { task, attempts, failed };
  }

  test('returns the first success and leaves no timer', async () => {
    const { task, attempts } = start(2);
    await jest.advanceTimersByTimeAsync(3000);
    await expect(task.toPromise()).resolves.toBe('done');
    expect(attempts).toEqual([1, 2, 3]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('throws the last error when the attempts are used up', async () => {
    const { task, failed } = start(3);
    const outcome = expect(task.toPromise()).rejects.toThrow('attempt 3');
    await jest.advanceTimersByTimeAsync(3000);
    await outcome;
    expect(failed.map(({ retryInMs }) => retryInMs)).toEqual([1000, 2000, undefined]);
  });

  test('does not retry what has failed for good', async () => {
    const tried: number[] = [];
    const failed: FailedAttempt[] = [];
    function* work(attempt: number): SagaGenerator<never> {
      tried.push(attempt);
      throw new FinalFailure('for good');
    }
    function* onFailed(failure: FailedAttempt): SagaGenerator<void> {
      failed.push(failure);
    }
    const task = runSaga({ onError: () => undefined }, () => withBackoff(POLICY, work, onFailed));
    await expect(task.toPromise()).rejects.toThrow('for good');
    expect(tried).toEqual([1]);
    expect(failed.map(({ retryInMs }) => retryInMs)).toEqual([undefined]);
  });

  test('works without a callback for failures', async () => {
    const context = { platform: createFakePlatform() };
    const task = runSaga({ context }, () =>
      withBackoff(POLICY, function* work(attempt): SagaGenerator<number> {
        if (attempt === 1) throw new Error('once');
        return attempt;
      }),
    );
    await jest.advanceTimersByTimeAsync(1000);
    await expect(task.toPromise()).resolves.toBe(2);
  });

  test('stops waiting when it is cancelled', async () => {
    const { task, attempts } = start(3);
    await jest.advanceTimersByTimeAsync(500);
    task.cancel();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(attempts).toEqual([1]);
    expect(jest.getTimerCount()).toBe(0);
  });
});
