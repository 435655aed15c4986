const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/**
 * Seconds below 60, minutes below an hour, then hours and minutes (docs/requirements/session.md S9.28).
 *
 * @param milliseconds negative values, from a clock set back, count as 0
 */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < SECONDS_PER_MINUTE) return `${seconds}s`;
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  if (seconds < SECONDS_PER_HOUR) return `${minutes}m`;
  return `${Math.floor(seconds / SECONDS_PER_HOUR)}h ${minutes}m`;
}

/** How long one thing took, to a tenth of a second: `6.1 s`. */
export function formatSeconds(milliseconds: number): string {
  return `${(Math.max(0, milliseconds) / 1000).toFixed(1)} s`;
}
