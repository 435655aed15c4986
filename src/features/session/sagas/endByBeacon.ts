import { sessionRemovalAddress } from '@/api/session';
import type { Platform } from '@/platform/platform';

/**
 * Ends the session in a way that outlives the page, if there is one to end. No saga: a beacon has to be
 * sent within the event that takes the page away.
 */
export function endByBeacon({ lifecycle, secrets, config }: Platform): void {
  const id = secrets.sessionId();
  if (id !== undefined) lifecycle.sendBeacon(sessionRemovalAddress(config, id));
}

/**
 * Ends the session when the page goes for good. A page kept in the back/forward cache (`persisted`)
 * keeps its session.
 *
 * @returns the function that stops listening
 */
export function endSessionOnLeaving(platform: Platform): () => void {
  return platform.lifecycle.subscribe((event) => {
    if (event.kind === 'leaving' && !event.persisted) endByBeacon(platform);
  });
}
