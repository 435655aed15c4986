/** Seconds for which an unused answer stays in the cache. */
export const CACHE_LIFETIMES = {
  /** What changes by itself: health, sessions, listings of what others upload. */
  volatile: 0,
  /** Pictures lie in memory as bytes; scrolling back and forth should not fetch them again. */
  image: 120,
  /** A drawing is a few kilobytes, and the same one is shown on card, inspector and comparison. */
  drawing: 600,
  /** What third parties know about a DOI or a structure does not change during a session. */
  reference: 3600,
} as const;
