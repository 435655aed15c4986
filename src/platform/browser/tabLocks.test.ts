/** @jest-environment node */
import { flush } from '@/testing/flush';
import { createTabLocks } from './tabLocks';

type Granted = (lock: Lock | null) => Promise<unknown>;
interface Waiting {
  readonly run: () => void;
}

/** What the Web Locks specification says of one lock. */
class OneLock {
  private steal: (() => void) | undefined;
  waiting: readonly Waiting[] = [];

  readonly manager = {
    request: (name: string, { steal, ifAvailable, signal }: LockOptions, granted: Granted) => {
      if (steal) {
        this.steal?.();
        return this.grant(name, granted);
      }
      if (!this.steal) return this.grant(name, granted);
      if (ifAvailable) return granted(null);
      return new Promise((resolve, reject) => {
        const waiting: Waiting = { run: () => resolve(this.grant(name, granted)) };
        this.waiting = [...this.waiting, waiting];
        signal?.addEventListener('abort', () => {
          this.waiting = this.waiting.filter((one) => one !== waiting);
          reject(new DOMException('Withdrawn', 'AbortError'));
        });
      });
    },
  } as unknown as LockManager;

  private async grant(name: string, granted: Granted): Promise<unknown> {
    let steal = () => undefined as void;
    const stolen = new Promise((_, reject) => {
      steal = () => reject(new DOMException('Stolen', 'AbortError'));
    });
    this.steal = steal;
    await Promise.resolve();
    try {
      return await Promise.race([granted({ name, mode: 'exclusive' }), stolen]);
    } finally {
      if (this.steal === steal) {
        this.steal = undefined;
        const [next, ...rest] = this.waiting;
        this.waiting = rest;
        next?.run();
      }
    }
  }
}

let lock: OneLock;
beforeEach(() => {
  lock = new OneLock();
});

/** A tab that asks for the lock. */
function ask(steals = false, find = (): LockManager | undefined => lock.manager) {
  const events: string[] = [];
  const end = createTabLocks(find).request('a', steals, (event) => events.push(event));
  return { events, end };
}

test('the first to ask holds the lock; the next waits until it is given back', async () => {
  const one = ask();
  const two = ask();
  await flush();
  expect([one.events, two.events]).toEqual([['held'], ['elsewhere']]);
  one.end();
  await flush();
  expect([one.events, two.events]).toEqual([['held'], ['elsewhere', 'held']]);
});

test('a lock that is stolen is lost, and is not asked for again', async () => {
  const one = ask();
  await flush();
  const two = ask(true);
  await flush();
  two.end();
  await flush();
  expect([one.events, two.events]).toEqual([['held', 'lost'], ['held']]);
});

test('a request that is withdrawn waits no longer, and is told nothing', async () => {
  const one = ask();
  const two = ask();
  await flush();
  two.end();
  await flush();
  expect(lock.waiting).toEqual([]);
  one.end();
  await flush();
  expect(two.events).toEqual(['elsewhere']);
});

test('a request withdrawn before its answer holds nothing', async () => {
  const one = ask();
  one.end();
  await flush();
  const two = ask();
  await flush();
  expect([one.events, two.events]).toEqual([[], ['held']]);
});

test.each<[string, () => LockManager | undefined]>([
  ['missing', () => undefined],
  [
    'forbidden',
    () => {
      throw new DOMException('No', 'SecurityError');
    },
  ],
  [
    'refused',
    () =>
      ({
        request: () => Promise.reject(new DOMException('No', 'SecurityError')),
      }) as unknown as LockManager,
  ],
])('where locks are %s, each tab holds what it asks for', async (_name, find) => {
  const tabs = [ask(false, find), ask(true, find)];
  await flush();
  expect(tabs.map(({ events }) => events)).toEqual([['held'], ['held']]);
  tabs.forEach(({ end }) => end());
});
