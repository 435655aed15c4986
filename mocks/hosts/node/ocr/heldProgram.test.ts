import { HeldProgram } from './heldProgram';

const IDLE_MS = 1_000;

/** Counts what was opened and closed. */
function setUp() {
  const opened: number[] = [];
  const closed: number[] = [];
  const held = new HeldProgram<number>({
    open: async () => {
      opened.push(opened.length);
      return opened.length - 1;
    },
    close: async (program) => void closed.push(program),
    idleMs: IDLE_MS,
  });
  return { held, opened, closed };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a program is opened when it is first used, and once', async () => {
  const { held, opened } = setUp();
  expect(opened).toEqual([]);
  expect(await held.use(async (program) => program)).toBe(0);
  expect(await held.use(async (program) => program)).toBe(0);
  expect(opened).toHaveLength(1);
});

test('a program at rest for its idle time is closed, and opened again when it is used', async () => {
  const { held, opened, closed } = setUp();
  await held.use(async () => undefined);
  await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
  expect(closed).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([0]);
  expect(await held.use(async (program) => program)).toBe(1);
  expect(opened).toHaveLength(2);
});

test('the idle time begins with the end of the latest use', async () => {
  const { held, closed } = setUp();
  await held.use(async () => undefined);
  await jest.advanceTimersByTimeAsync(IDLE_MS - 1);
  let finish: () => void = () => undefined;
  const use = held.use(() => new Promise<void>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(3 * IDLE_MS);
  expect(closed).toEqual([]);
  finish();
  await use;
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(closed).toEqual([0]);
});

test('a program that was closed before its idle time is not closed again', async () => {
  const { held, closed } = setUp();
  await held.use(async () => undefined);
  await held.close();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(closed).toEqual([0]);
});

test('a program that could not be opened is tried again', async () => {
  let isBroken = true;
  const held = new HeldProgram({
    open: async () => {
      if (isBroken) throw new Error('no memory');
      return 'program';
    },
    close: async () => undefined,
    idleMs: IDLE_MS,
  });
  await expect(held.use(async (program) => program)).rejects.toThrow('no memory');
  isBroken = false;
  expect(await held.use(async (program) => program)).toBe('program');
});

test('a process at rest is not kept alive by the idle time', async () => {
  jest.useRealTimers();
  const { held } = setUp();
  const timer = jest.spyOn(globalThis, 'setTimeout');
  await held.use(async () => undefined);
  const idle = timer.mock.results.at(-1)?.value as NodeJS.Timeout;
  expect(idle.hasRef()).toBe(false);
  await held.close();
  timer.mockRestore();
});
