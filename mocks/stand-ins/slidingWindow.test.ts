import { SlidingWindow } from './slidingWindow';

function setUp(limit = 2, windowMs = 1000) {
  let time = 50_000;
  const counter = new SlidingWindow({ limit, windowMs, now: () => time });
  return { counter, wait: (ms: number) => (time += ms) };
}

test('is full at its limit, for one key only', () => {
  const { counter } = setUp();
  counter.add('a');
  expect(counter.isFull('a')).toBe(false);
  counter.add('a');
  expect(counter.isFull('a')).toBe(true);
  expect(counter.isFull('b')).toBe(false);
});

test('allows another hit when the oldest one has left the window', () => {
  const { counter, wait } = setUp(2, 60_000);
  counter.add('a');
  wait(20_000);
  counter.add('a');
  expect(counter.secondsToWait('a')).toBe(40);
  wait(40_000);
  expect(counter.isFull('a')).toBe(false);
  expect(counter.count('a')).toBe(1);
});

test('forgets a key when told to', () => {
  const { counter } = setUp();
  counter.add('a');
  counter.forget('a');
  expect(counter.count('a')).toBe(0);
});

test('keeps counting after many keys that occurred once', () => {
  const { counter, wait } = setUp();
  for (let key = 0; key < 1001; key += 1) counter.add(String(key));
  wait(1000);
  counter.add('a');
  expect(counter.count('a')).toBe(1);
  expect(counter.count('0')).toBe(0);
});
