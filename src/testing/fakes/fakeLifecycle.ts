import type { LifecycleEvent, PageLifecycle } from '@/platform/pageLifecycle';

export interface FakeLifecycle extends PageLifecycle {
  emit(event: LifecycleEvent): void;
  readonly listenerCount: number;
  readonly beacons: readonly string[];
  readonly closeAttempts: number;
  readonly reloads: number;
  /** Addresses for which the page was left. */
  readonly visited: readonly string[];
}

export function createFakeLifecycle(): FakeLifecycle {
  const listeners = new Set<(event: LifecycleEvent) => void>();
  const beacons: string[] = [];
  const visited: string[] = [];
  let visible = true;
  let closeAttempts = 0;
  let reloads = 0;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isVisible: () => visible,
    sendBeacon: (url) => beacons.push(url) > 0,
    closeWindow: () => {
      closeAttempts += 1;
    },
    path: () => '/',
    goTo: (address) => void visited.push(address),
    reload: () => {
      reloads += 1;
    },
    emit(event) {
      if (event.kind === 'visible') visible = true;
      if (event.kind === 'hidden') visible = false;
      listeners.forEach((listener) => listener(event));
    },
    get listenerCount() {
      return listeners.size;
    },
    beacons,
    visited,
    get closeAttempts() {
      return closeAttempts;
    },
    get reloads() {
      return reloads;
    },
  };
}
