import type { TabChannel } from '@/platform/tabChannel';

export interface FakeTabChannel extends TabChannel {
  readonly listenerCount: number;
}

/** The tabs of one browser: what one posts, all others receive later and as a copy, as in a browser. */
export interface FakeTabs {
  open(): FakeTabChannel;
  /** Everything that was posted, oldest first. */
  readonly posted: readonly unknown[];
}

export function createFakeTabs(): FakeTabs {
  const tabs = new Set<Set<(message: unknown) => void>>();
  const posted: unknown[] = [];
  return {
    open() {
      const own = new Set<(message: unknown) => void>();
      tabs.add(own);
      return {
        post(message) {
          posted.push(message);
          const copy: unknown = structuredClone(message);
          for (const others of tabs) {
            if (others !== own) queueMicrotask(() => others.forEach((listener) => listener(copy)));
          }
        },
        subscribe(listener) {
          own.add(listener);
          return () => own.delete(listener);
        },
        get listenerCount() {
          return own.size;
        },
      };
    },
    posted,
  };
}
