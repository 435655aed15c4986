/** Seconds for which an unused answer stays in the cache. */
export const CACHE_LIFETIMES = {
  /** Data that changes without us: health, sessions, listings of other users' uploads. */
  volatile: 0,
  /** Images are kept in memory as bytes; scrolling back and forth should not fetch them again. */
  image: 120,
  /** A drawing has a few kilobytes, and the same one appears on card, inspector and comparison. */
  drawing: 600,
  /** What third parties know about a DOI or a structure does not change during a session. */
  reference: 3600,
} as const;
