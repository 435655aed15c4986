import type { BrowserContext, Page } from '@playwright/test';

interface HidingWindow {
  setHidden?: (hidden: boolean) => void;
}

/** For tests that wait for the next heartbeats: 1.5 s in place of 15. */
export const HASTE = 10;

/** The pause between two heartbeats. Shorter times are limits for an answer, which the services need in full. */
const SHORTEST_HURRIED_MS = 15_000;

/**
 * Speeds up the timer of a session's heartbeat, so that minutes pass in seconds. The timer is the
 * application's own, in its own worker: only the pauses passed to it are shortened, not the limits. A page
 * that gave a busy machine a sixth of a second to open its socket would end its own session.
 */
export async function hurrySteadyTimer(context: BrowserContext, factor: number): Promise<void> {
  await context.addInitScript(
    ({ times, shortest }) => {
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          if (options?.name !== 'steady-timer') return;
          const tell = this.postMessage.bind(this);
          this.postMessage = (order: { ms?: number }) =>
            tell(
              order.ms === undefined || order.ms < shortest
                ? order
                : { ...order, ms: order.ms / times },
            );
        }
      };
    },
    { times: factor, shortest: SHORTEST_HURRIED_MS },
  );
}

/**
 * Lets a page be hidden as a browser would hide it: it is notified, and its own timers stop. After five
 * minutes Chromium runs them once a minute; here they wait until the page is shown again.
 */
export async function makeHideable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let hidden = false;
    // By their ids: what the page has cancelled meanwhile must not run.
    const resting = new Map<number, () => void>();
    const timeout = window.setTimeout.bind(window);
    const cancel = window.clearTimeout.bind(window);
    const interval = window.setInterval.bind(window);
    const callBack = (handler: TimerHandler, args: unknown[]) => () => {
      if (typeof handler === 'function') handler(...args);
    };
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
        const act = callBack(handler, args);
        const id = timeout(() => void (hidden ? resting.set(id, act) : act()), ms);
        return id;
      },
      clearTimeout: (id: number) => {
        resting.delete(id);
        cancel(id);
      },
      setInterval: (handler: TimerHandler, ms?: number, ...args: unknown[]) =>
        interval(() => {
          if (!hidden) callBack(handler, args)();
        }, ms),
      setHidden: (now: boolean) => {
        hidden = now;
        document.dispatchEvent(new Event('visibilitychange'));
        if (hidden) return;
        for (const [id, act] of resting) {
          resting.delete(id);
          act();
        }
      },
    });
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (hidden ? 'hidden' : 'visible'),
    });
  });
}

export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => (window as HidingWindow).setHidden?.(now), hidden);
