import type { LifecycleEvent, PageLifecycle } from '@/platform/pageLifecycle';

export interface FakeLifecycle extends PageLifecycle {
  emit(event: LifecycleEvent): void;
  readonly listenerCount: number;
  readonly beacons: readonly string[];
  readonly closeAttempts: number;
  readonly reloads: number;
}

export function createFakeLifecycle(): FakeLifecycle {
  const listeners = new Set<(event: LifecycleEvent) => void>();
  const beacons: string[] = [];
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
    get closeAttempts() {
      return closeAttempts;
    },
    get reloads() {
      return reloads;
    },
  };
}
