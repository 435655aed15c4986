import { sessionRemovalAddress } from '@/api/session';
import type { Platform } from '@/platform/platform';

/**
 * Ends the session, if there is one, in a way that outlives the page. This is not a saga because a
 * beacon must be sent synchronously, within the event that unloads the page.
 */
export function endByBeacon({ lifecycle, secrets, config }: Platform): void {
  const id = secrets.sessionId();
  if (id !== undefined) lifecycle.sendBeacon(sessionRemovalAddress(config, id));
}

/**
 * Ends the session when the page is closed for good. A page kept in the back/forward cache
 * (`persisted`) keeps its session.
 *
 * @returns a function that stops listening
 */
export function endSessionOnLeaving(platform: Platform): () => void {
  return platform.lifecycle.subscribe((event) => {
    if (event.kind === 'leaving' && !event.persisted) endByBeacon(platform);
  });
}
