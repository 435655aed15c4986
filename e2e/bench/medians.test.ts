/** @jest-environment node */
import { medians } from './medians';

test('each figure has its own median, and words are kept', () => {
  const runs = [
    { ms: 9, kb: 1, encodings: 'br' },
    { ms: 1, kb: 3, encodings: 'br' },
    { ms: 5, kb: 2, encodings: 'br' },
  ];
  expect(medians(runs)).toEqual({ ms: 5, kb: 2, encodings: 'br' });
});

test('no run has no median', () => {
  expect(() => medians([])).toThrow('Nothing was measured');
});
