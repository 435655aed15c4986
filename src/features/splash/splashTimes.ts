/** How long the parts of the splash take, milliseconds. */
export interface Pace {
  /** From 0 to 100 percent. */
  readonly growth: number;
  /** From full to loaded. */
  readonly fullFor: number;
  /** From loaded to gone. */
  readonly loadedFor: number;
}

/** docs/requirements/session.md S4.24, S4.26 */
export const SPECIFIED: Pace = { growth: 2_500, fullFor: 200, loadedFor: 800 };

/** Once the page behind can be used, on a later visit: 600 ms in all, which show every milestone. */
export const HURRIED: Pace = { growth: 400, fullFor: 80, loadedFor: 120 };

/** Percent, and the message from then on (docs/requirements/session.md S2.SPLASH.3, S4.24), in order. */
export const MILESTONES = [
  { percent: 0, message: 'Initializing system...' },
  { percent: 33, message: 'Loading molecular engines...' },
  { percent: 66, message: 'Calibrating structure detection...' },
  { percent: 90, message: 'Systems operational' },
  { percent: 100, message: 'Systems operational' },
] as const;

/** The message for a progress of 0 to 100 percent. */
export function messageAt(percent: number): string {
  return MILESTONES.findLast((milestone) => milestone.percent <= percent)?.message ?? '';
}
