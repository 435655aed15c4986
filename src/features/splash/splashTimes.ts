/** Second specification, sections 4 and 9. All times in milliseconds. */
export const GROWTH_MS = 2_500;
export const FULL_FOR_MS = 200;
export const LOADED_FOR_MS = 800;

/** Percent and the message from there on (second specification, sections 2 and 4), in order. */
export const MILESTONES = [
  { percent: 0, message: 'Initializing system...' },
  { percent: 33, message: 'Loading molecular engines...' },
  { percent: 66, message: 'Calibrating structure detection...' },
  { percent: 90, message: 'Systems operational' },
  { percent: 100, message: 'Systems operational' },
] as const;

/** The words for a progress of 0 to 100 percent. */
export function messageAt(percent: number): string {
  return MILESTONES.findLast((milestone) => milestone.percent <= percent)?.message ?? '';
}
