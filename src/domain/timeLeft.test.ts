import { timeLeft } from './timeLeft';

test.each([
  ['nothing before ten readings or ten seconds', { done: 9, total: 19, elapsed: 9_999 }, undefined],
  ['by the average of ten readings', { done: 10, total: 19, elapsed: 5_000 }, 'about 10 s left'],
  ['by fewer after ten seconds', { done: 7, total: 19, elapsed: 10_500 }, 'about 20 s left'],
  ['nothing without any reading', { done: 0, total: 19, elapsed: 60_000 }, undefined],
  ['in minutes from one on', { done: 10, total: 40, elapsed: 20_000 }, 'about 1 min left'],
  ['in whole minutes, rounded up', { done: 10, total: 100, elapsed: 10_000 }, 'about 2 min left'],
  ['never less than ten seconds', { done: 19, total: 20, elapsed: 1_900 }, 'about 10 s left'],
  ['nothing once all is read', { done: 19, total: 19, elapsed: 30_000 }, undefined],
])('says %s', (_what, run, words) => {
  expect(timeLeft(run)).toBe(words);
});
