import { HAND_OVER_MS, handOver, takeOver } from './handOver';
import type { OpeningPdf } from './openPdf';

const opened = () => ({ destroy: jest.fn() }) as unknown as jest.Mocked<OpeningPdf>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('an open PDF is handed over once, to whoever asks for its file', () => {
  const file = new Blob();
  const opening = opened();
  handOver(file, opening);
  expect(takeOver(new Blob())).toBeUndefined();
  expect(takeOver(file)).toBe(opening);
  expect(takeOver(file)).toBeUndefined();
  jest.advanceTimersByTime(HAND_OVER_MS);
  expect(opening.destroy).not.toHaveBeenCalled();
});

test('one that nobody asks for is closed in the end', () => {
  const file = new Blob();
  const opening = opened();
  handOver(file, opening);
  jest.advanceTimersByTime(HAND_OVER_MS - 1);
  expect(opening.destroy).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(opening.destroy).toHaveBeenCalledTimes(1);
  expect(takeOver(file)).toBeUndefined();
});

test('only the latest is kept', () => {
  const file = new Blob();
  const [earlier, later] = [opened(), opened()];
  handOver(file, earlier);
  handOver(file, later);
  expect(earlier.destroy).toHaveBeenCalledTimes(1);
  expect(takeOver(file)).toBe(later);
});
