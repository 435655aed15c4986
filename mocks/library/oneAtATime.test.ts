import { LibraryAwayError } from '../services/library/library';
import { oneAtATime } from './oneAtATime';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls follow each other in their order, whatever becomes of those before', async () => {
  const said: string[] = [];
  const inTurn = oneAtATime();
  const call = async (name: string) => {
    said.push(`${name} begins`);
    await pause(10);
    said.push(`${name} ends`);
    if (name === 'first') throw new Error('broken');
    return name;
  };
  const results = Promise.allSettled(
    ['first', 'second', 'third'].map((name) => inTurn(() => call(name))),
  );
  await jest.runAllTimersAsync();
  expect(said).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(await results).toMatchObject([
    { reason: new Error('broken') },
    { value: 'second' },
    { value: 'third' },
  ]);
});

test('behind calls that do not end, the others are given up together, not one after the other', async () => {
  const begun = jest.fn(async () => {
    await pause(6_000);
    throw new Error('No answer');
  });
  const inTurn = oneAtATime();
  const results = Promise.allSettled(Array.from({ length: 40 }, () => inTurn(begun)));
  await jest.advanceTimersByTimeAsync(12_000);
  const reasons = (await results).map((result) => 'reason' in result && result.reason);
  expect(reasons.filter((reason) => reason instanceof LibraryAwayError)).toHaveLength(38);
  expect(begun).toHaveBeenCalledTimes(2);
});
