import { Turns } from './turns';

/** A task that records when it starts, and ends when told to. */
function controlled(log: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async (): Promise<void> => {
    log.push(name);
    await ended;
  };
  return { run, end };
}

const settle = () => new Promise((next) => setImmediate(next));

describe('Turns', () => {
  test('runs no more tasks than its limit at once, and the others in order', async () => {
    const log: string[] = [];
    const turns = new Turns(2);
    const tasks = ['a', 'b', 'c', 'd'].map((name) => controlled(log, name));
    const runs = tasks.map(({ run }) => turns.take(run));
    await settle();
    expect(log).toEqual(['a', 'b']);
    tasks[1]?.end();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    tasks.forEach(({ end }) => end());
    await Promise.all(runs);
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  test('passes the turn on when a task fails', async () => {
    const turns = new Turns(1);
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const next = turns.take(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  test('leaves the queue on abort', async () => {
    const log: string[] = [];
    const turns = new Turns(1);
    const first = controlled(log, 'first');
    const running = turns.take(first.run);
    const abort = new AbortController();
    const left = turns.take(controlled(log, 'left').run, abort.signal);
    const last = turns.take(() => Promise.resolve(log.push('last')));
    abort.abort(new Error('cancelled'));
    await expect(left).rejects.toThrow('cancelled');
    first.end();
    await Promise.all([running, last]);
    expect(log).toEqual(['first', 'last']);
  });
});
