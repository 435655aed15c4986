import type { Launches } from '@/platform/launches';

export interface FakeLaunches extends Launches {
  /** The system opens files with the application. */
  open(files: readonly File[]): void;
  readonly listenerCount: number;
}

export function createFakeLaunches(): FakeLaunches {
  const listeners = new Set<(files: readonly File[]) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (files) => listeners.forEach((listener) => listener(files)),
    get listenerCount() {
      return listeners.size;
    },
  };
}
