import type { PagePoint } from '@/domain/boxGeometry';

/** PDF points for each press of a key; held keys repeat. */
const STEP = 2;

interface Step {
  readonly by: PagePoint;
  /** The lower right corner alone is moved. */
  readonly sizes: boolean;
}

/** What the keys that move and size a box do, by their commands. */
export const STEPS = {
  moveLeft: { by: { x: -STEP, y: 0 }, sizes: false },
  moveRight: { by: { x: STEP, y: 0 }, sizes: false },
  moveUp: { by: { x: 0, y: -STEP }, sizes: false },
  moveDown: { by: { x: 0, y: STEP }, sizes: false },
  narrower: { by: { x: -STEP, y: 0 }, sizes: true },
  wider: { by: { x: STEP, y: 0 }, sizes: true },
  lower: { by: { x: 0, y: -STEP }, sizes: true },
  higher: { by: { x: 0, y: STEP }, sizes: true },
} satisfies Record<string, Step>;

export const isStep = (command: string): command is keyof typeof STEPS =>
  Object.hasOwn(STEPS, command);
