/** A document of a session. */
export const DOCUMENT = {
  sessionId: 's1',
  hash: 'abc',
  filename: 'a.pdf',
  directory: 'a',
  sizeBytes: 5,
  storedAt: 0,
};

/** A pool whose tasks end when the test says so, the oldest first. */
export function pendingRuns<Outcome extends object>() {
  const ends: ((outcome: Promise<Outcome>) => void)[] = [];
  return {
    run: jest.fn((..._call: unknown[]) => new Promise((resolve) => ends.push(resolve))),
    finish: (outcome: Outcome) => ends.shift()?.(Promise.resolve(outcome)),
    fail: (error: Error) => ends.shift()?.(Promise.reject(error)),
  };
}

/** Lets everything run that waits for nothing else. */
export const settle = () => new Promise((next) => setImmediate(next));
