/** docs/requirements/session.md S9.12 */
export const REQUEST_WINDOW_MS = 10_000;
export const REQUESTS_ALLOWED = 20;

/** The requests of the last moments. */
export interface RequestWindow {
  /** When they were sent, oldest first; milliseconds since the epoch. */
  readonly sentAt: readonly number[];
  /** There are too many; this was already so for an earlier one. */
  readonly isBurst: boolean;
}

export const EMPTY_WINDOW: RequestWindow = { sentAt: [], isBurst: false };

/** The window after one more request; a burst begins when `isBurst` becomes true. */
export function withRequest({ sentAt }: RequestWindow, at: number): RequestWindow {
  const recent = [...sentAt, at].filter((time) => at - time < REQUEST_WINDOW_MS);
  // One more than allowed is enough to know: a thousand segments need no thousand times.
  return {
    sentAt: recent.slice(-(REQUESTS_ALLOWED + 1)),
    isBurst: recent.length > REQUESTS_ALLOWED,
  };
}
