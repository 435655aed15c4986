import type { LockEvent, TabLocks } from '@/platform/tabLocks';

interface Request {
  readonly name: string;
  readonly listener: (event: LockEvent) => void;
}

/** The locks of one browser, shared by the platforms of its tabs; told later, as in a browser. */
export interface FakeLocks extends TabLocks {
  /** Requests that hold a lock or wait for one. */
  readonly requestCount: number;
}

export function createFakeLocks(): FakeLocks {
  // The first request of a name holds its lock.
  let requests: readonly Request[] = [];
  // Not by queueMicrotask, which fake timers hold back.
  const tell = (request: Request, event: LockEvent) =>
    void Promise.resolve().then(() => {
      if (requests.includes(request) || event === 'lost') request.listener(event);
    });
  const holder = (name: string) => requests.find((request) => request.name === name);
  return {
    request(name, steals, listener) {
      const request: Request = { name, listener };
      const before = holder(name);
      if (steals && before) {
        requests = requests.filter((one) => one !== before);
        tell(before, 'lost');
      }
      requests = steals ? [request, ...requests] : [...requests, request];
      tell(request, before && !steals ? 'elsewhere' : 'held');
      return () => {
        const held = holder(name) === request;
        requests = requests.filter((one) => one !== request);
        const next = holder(name);
        if (held && next) tell(next, 'held');
      };
    },
    get requestCount() {
      return requests.length;
    },
  };
}
