import type { PageAddress } from '@/platform/pageAddress';

export interface FakeAddress extends PageAddress {
  back(): void;
  forward(): void;
  /** Like typing into the address bar: changes the address and notifies the listeners. */
  type(fragment: string): void;
  readonly listenerCount: number;
  /** Every address in the history, including the first one. */
  readonly history: readonly string[];
}

/** An address with a history; unlike a browser's, it notifies its listeners at once. */
export function createFakeAddress(first = ''): FakeAddress {
  const listeners = new Set<() => void>();
  let history = [first];
  let at = 0;
  const fragment = () => history[at] ?? '';
  const tell = () => listeners.forEach((listener) => listener());
  const visit = (next: string) => {
    if (next === fragment()) return;
    history = [...history.slice(0, at + 1), next];
    at += 1;
    tell();
  };
  const step = (by: 1 | -1) => {
    at = Math.min(Math.max(at + by, 0), history.length - 1);
    tell();
  };
  return {
    fragment,
    visit,
    type: visit,
    linkTo: (next) => `http://marcus.test/${next}`,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    back: () => step(-1),
    forward: () => step(1),
    get listenerCount() {
      return listeners.size;
    },
    get history() {
      return history;
    },
  };
}
