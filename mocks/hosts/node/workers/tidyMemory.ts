/** Bytes of memory up to which a worker does not collect garbage by itself. */
const TIDY_BEYOND = 200 * 1024 * 1024;

/** Bytes that it has grown by since it last did: the two pictures of a painted page are more. */
const GROWN_BY = 48 * 1024 * 1024;

interface Memory {
  /** Bytes that the process has. */
  readonly resident: () => number;
  readonly collect: () => void;
}

/**
 * Collects garbage after a task that has left much.
 *
 * V8 delays collecting objects that it thinks are small, such as the handle of a canvas of 35 MB: after a few
 * pages a worker would take twice the memory it needs. But looking through all memory takes as long as reading
 * a small drawing, and most tasks leave little.
 */
export function memoryTidier({ resident, collect }: Memory): () => void {
  let afterLast = 0;
  return () => {
    const now = resident();
    // What the system has been given back meanwhile doesn't count as room to grow.
    afterLast = Math.min(afterLast, now);
    if (now <= TIDY_BEYOND || now - afterLast < GROWN_BY) return;
    collect();
    afterLast = resident();
  };
}
