/** What the lanes of one run still have to read. */
export interface ReadingQueue {
  /** The next one, of the preferred ones if any of them is left; `undefined` if there is none at the moment. */
  take(preferred?: ReadonlySet<string>): string | undefined;
  add(ids: readonly string[]): void;
  /** Nothing more is added. */
  close(): void;
  /** Nothing more is taken. */
  stop(): void;
  /** Whether something may still be added and taken. */
  isOpen(): boolean;
  /** Whether it was stopped while something was left, or still to come. */
  isStopped(): boolean;
  /** Resolves when there may be something to take again, or nothing more will come. */
  changed(): Promise<void>;
}

export function createQueue(ids: readonly string[]): ReadingQueue {
  const left = [...ids];
  let waiting: (() => void)[] = [];
  let isOpen = true;
  let isStopped = false;
  const wake = () => {
    waiting.forEach((resume) => resume());
    waiting = [];
  };
  return {
    take: (preferred) => {
      if (isStopped) return undefined;
      const place = preferred ? left.findIndex((id) => preferred.has(id)) : 0;
      return left.splice(Math.max(0, place), 1)[0];
    },
    add: (more) => {
      left.push(...more);
      wake();
    },
    close: () => {
      isOpen = false;
      wake();
    },
    stop: () => {
      isStopped = left.length > 0 || isOpen;
      isOpen = false;
      wake();
    },
    isOpen: () => isOpen,
    isStopped: () => isStopped,
    changed: () => new Promise((resume) => waiting.push(resume)),
  };
}
