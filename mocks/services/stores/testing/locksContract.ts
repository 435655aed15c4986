import type { SharedLocks } from '../sharedLocks';

const NEVER = new AbortController().signal;

/** The rules that every implementation of `SharedLocks` must follow; `open` creates free ones. */
export function locksContract(open: () => Promise<SharedLocks>): void {
  let locks: SharedLocks;
  beforeEach(async () => {
    locks = await open();
  });

  test('one at a time holds a lock, and everybody gets it', async () => {
    let holders = 0;
    let most = 0;
    const work = async () => {
      const release = await locks.acquire('a', NEVER);
      holders += 1;
      most = Math.max(most, holders);
      await new Promise((next) => setImmediate(next));
      holders -= 1;
      await release();
    };
    await Promise.all([work(), work(), work()]);
    expect(most).toBe(1);
  });

  test('locks of different names do not wait for each other', async () => {
    const release = await locks.acquire('a', NEVER);
    const other = await locks.acquire('b', NEVER);
    await other();
    await release();
  });

  test('who is aborted while waiting does not get the lock, and holds up nobody', async () => {
    const release = await locks.acquire('a', NEVER);
    const leaving = new AbortController();
    const left = locks.acquire('a', leaving.signal).catch((error: Error) => error.message);
    const waiting = locks.acquire('a', NEVER);
    leaving.abort(new Error('gone'));
    await release();
    expect(await left).toBe('gone');
    await (
      await waiting
    )();
  });
}
