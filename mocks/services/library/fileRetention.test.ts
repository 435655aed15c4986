import { dropConfirmedFiles } from './fileRetention';
import type { LibraryFiles } from './libraryFiles';

const DAY_MS = 86_400_000;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T00:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** Files of articles, and a library in which each was confirmed at a time. */
function opened(confirmedAt: Readonly<Record<string, string>>, ids: readonly string[]) {
  const kept = new Set(ids);
  const files: LibraryFiles = {
    kept: async () => new Set(kept),
    has: async (id) => kept.has(id),
    remove: async (id) => void kept.delete(id),
    put: async () => undefined,
    open: async () => null,
  };
  const confirmedBefore = jest.fn(async (time: Date) =>
    Object.keys(confirmedAt).filter((id) => (confirmedAt[id] ?? '') < time.toISOString()),
  );
  return { kept, parts: { library: { confirmedBefore }, files }, confirmedBefore };
}

test('PDFs go the given number of days after their article was confirmed, and no others', async () => {
  const { kept, parts } = opened(
    { old: '2026-11-19T00:00:00Z', fresh: '2026-11-21T12:00:00Z', gone: '2026-01-01T00:00:00Z' },
    ['old', 'fresh', 'inWork'],
  );
  const { stop } = dropConfirmedFiles(parts, 10, fail);
  await jest.advanceTimersByTimeAsync(0);
  expect([...kept]).toEqual(['fresh', 'inWork']);
  await jest.advanceTimersByTimeAsync(2 * DAY_MS);
  expect([...kept]).toEqual(['inWork']);
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

test('a day on which the database is away is made up for on the next', async () => {
  const { kept, parts, confirmedBefore } = opened({ old: '2026-01-01' }, ['old']);
  confirmedBefore.mockRejectedValueOnce(new Error('away'));
  const failed = jest.fn();
  const { stop } = dropConfirmedFiles(parts, 10, failed);
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect([[...kept], failed.mock.calls]).toEqual([[], [[new Error('away')]]]);
  stop();
});

function fail(error: unknown): never {
  throw error;
}
