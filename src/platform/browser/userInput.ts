import type { UserInput } from '../userInput';

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Listens for as long as the page lives, and only notes the time. */
export function createUserInput(now: () => number): UserInput {
  let lastAt = now();
  const note = () => {
    lastAt = now();
  };
  INPUTS.forEach((kind) => window.addEventListener(kind, note, { capture: true, passive: true }));
  return { lastAt: () => lastAt };
}
