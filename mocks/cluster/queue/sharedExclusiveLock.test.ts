import { SharedExclusiveLock } from './sharedExclusiveLock';

/** Jobs that begin when they may, and end when they are told to. */
function jobs() {
  const lock = new SharedExclusiveLock();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, alone: boolean, signal?: AbortSignal) =>
    lock.run(alone, signal, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    // What waits begins in the turns that follow.
    await new Promise((next) => setTimeout(next));
  };
  return { begun, start, end };
}

test('jobs run side by side, and one that lost its worker after them and before those that came later', async () => {
  const { begun, start, end } = jobs();
  const all = [start('a', false), start('b', false), start('suspect', true), start('c', false)];
  await end('none');
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'suspect']);
  await end('suspect');
  expect(begun).toEqual(['a', 'b', 'suspect', 'c']);
  await end('c');
  await Promise.all(all);
});

test('one that is given up while it waits holds nobody up', async () => {
  const { begun, start, end } = jobs();
  const abort = new AbortController();
  const first = start('a', false);
  const suspect = start('suspect', true, abort.signal);
  const later = start('b', false);
  abort.abort(new Error('given up'));
  await expect(suspect).rejects.toThrow('given up');
  await end('none');
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['a', 'b']) await end(name);
  await Promise.all([first, later]);
});

test('one that fails lets the next begin', async () => {
  const lock = new SharedExclusiveLock();
  const failing = lock.run(true, undefined, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await lock.run(true, undefined, async () => 'done')).toBe('done');
});
