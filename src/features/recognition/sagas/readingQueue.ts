/** What the lanes of one run still have to read. */
export interface ReadingQueue {
  /** The next one, of the preferred ones if any of them is left; `undefined` if there is none. */
  take(preferred?: ReadonlySet<string>): string | undefined;
  /** Nothing more is taken. */
  stop(): void;
  /** Whether it was stopped while something was left. */
  isStopped(): boolean;
}

export function createQueue(ids: readonly string[]): ReadingQueue {
  const left = [...ids];
  let isStopped = false;
  return {
    take: (preferred) => {
      if (isStopped) return undefined;
      const place = preferred ? left.findIndex((id) => preferred.has(id)) : 0;
      return left.splice(Math.max(0, place), 1)[0];
    },
    stop: () => {
      isStopped = left.length > 0;
    },
    isStopped: () => isStopped,
  };
}
