/** @jest-environment node */
import {
  createSteadyTimer,
  type TimerAnswer,
  type TimerOrder,
  type TimerWorker,
} from './steadyTimer';

/** A worker that behaves like the real one, with jest's clock. */
function fakeWorker() {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const worker: TimerWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => timers.forEach((timer) => clearTimeout(timer)),
    postMessage(order: TimerOrder) {
      if ('cancel' in order) {
        clearTimeout(timers.get(order.cancel));
        return;
      }
      const answer = new MessageEvent<TimerAnswer>('message', { data: { id: order.id } });
      const tell = () => worker.onmessage?.call(worker as Worker, answer);
      timers.set(order.id, setTimeout(tell, order.ms));
    },
  };
  return worker;
}

describe('the steady timer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  const refuse = (): TimerWorker => {
    throw new Error('Refused by the policy');
  };

  describe.each([
    ['in a worker', fakeWorker],
    ['where no worker can be started', refuse],
  ])('%s', (_where, start) => {
    it('calls back once, on time', () => {
      const timer = createSteadyTimer(start);
      const called = jest.fn();
      timer.after(15_000, called);
      jest.advanceTimersByTime(14_999);
      expect(called).not.toHaveBeenCalled();
      jest.advanceTimersByTime(60_000);
      expect(called).toHaveBeenCalledTimes(1);
    });

    it('does not call back once cancelled, however often', () => {
      const timer = createSteadyTimer(start);
      const called = jest.fn();
      const prevent = timer.after(15_000, called);
      prevent();
      prevent();
      jest.advanceTimersByTime(60_000);
      expect(called).not.toHaveBeenCalled();
    });

    it('keeps several timers separate', () => {
      const timer = createSteadyTimer(start);
      const called: string[] = [];
      timer.after(2_000, () => called.push('second'));
      timer.after(1_000, () => called.push('first'));
      timer.after(1_500, () => called.push('prevented'))();
      jest.advanceTimersByTime(2_000);
      expect(called).toEqual(['first', 'second']);
    });
  });

  it('starts its worker with the first timer, and one for all', () => {
    const start = jest.fn(fakeWorker);
    const timer = createSteadyTimer(start);
    expect(start).not.toHaveBeenCalled();
    timer.after(1, () => undefined);
    timer.after(1, () => undefined);
    jest.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('keeps pending and later timers if the worker fails', () => {
    const worker = fakeWorker();
    const timer = createSteadyTimer(
      () => worker,
      () => Date.now(),
    );
    const called: string[] = [];
    timer.after(15_000, () => called.push('pending'));
    timer.after(15_000, () => called.push('prevented'))();
    jest.advanceTimersByTime(5_000);
    worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
    timer.after(1_000, () => called.push('later'));
    jest.advanceTimersByTime(9_999);
    expect(called).toEqual(['later']);
    jest.advanceTimersByTime(1);
    expect(called).toEqual(['later', 'pending']);
  });
});
