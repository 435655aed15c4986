import { sharedRuns } from './sharedRuns';

/** Work whose runs end when they are told to, and what each has read when it began. */
function heldWork() {
  const ends: (() => void)[] = [];
  let written = 0;
  const ask = sharedRuns(async () => {
    const read = written;
    await new Promise<void>((end) => ends.push(end));
    if (read === 13) throw new Error('broken');
    return read;
  });
  const settle = () => new Promise((resume) => setTimeout(resume));
  return {
    ask,
    write: (value: number) => (written = value),
    runs: () => ends.length,
    settle,
    endRun: async () => {
      await settle();
      ends.at(-1)?.();
      await settle();
    },
  };
}

test('who asks at the same time is answered by one run', async () => {
  const { ask, runs, endRun } = heldWork();
  const answers = Promise.all([ask(), ask(), ask()]);
  await endRun();
  expect([await answers, runs()]).toEqual([[0, 0, 0], 1]);
});

test('who asks during a run is answered by the next one, with what was written since', async () => {
  const { ask, write, runs, settle, endRun } = heldWork();
  const first = ask();
  await settle();
  write(7);
  const later = Promise.all([ask(), ask()]);
  await settle();
  expect(runs()).toBe(1);
  await endRun();
  await endRun();
  expect([await first, await later, runs()]).toEqual([0, [7, 7], 2]);
});

test('a run that fails fails for those who share it, and not for the next', async () => {
  const { ask, write, endRun } = heldWork();
  write(13);
  const failed = Promise.allSettled([ask(), ask()]);
  await endRun();
  expect(await failed).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  write(1);
  const next = ask();
  await endRun();
  expect(await next).toBe(1);
});
