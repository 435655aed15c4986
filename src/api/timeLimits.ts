/** Milliseconds for a call, from sending to the end of its answer (docs/requirements/session.md SD.3). */
export const TIME_LIMITS = {
  health: 5_000,
  sessionCreation: 10_000,
  /** Session status, listings, images, similarity, third parties. */
  short: 30_000,
  /** Wikidata's query service, which gives up by itself after a minute. */
  query: 65_000,
  /** generate_both and the depiction calls. */
  drawing: 60_000,
  /** Uploads, extraction and the other recognition calls. */
  long: 300_000,
} as const;

export interface TimedSignal {
  readonly signal: AbortSignal;
  readonly timedOut: () => boolean;
  /** Call this when the exchange is over, however it ended. */
  readonly release: () => void;
}

/**
 * A signal that fires with another one or when the time is over. It has its own timer instead of
 * `AbortSignal.timeout`, so that the clock of tests drives it and nothing remains after an answer.
 */
export function timedSignal(outer: AbortSignal, limitMs: number): TimedSignal {
  const controller = new AbortController();
  let expired = false;
  const abort = () => controller.abort(outer.reason);
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, limitMs);
  if (outer.aborted) abort();
  else outer.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    timedOut: () => expired,
    release: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}
