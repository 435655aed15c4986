import type { UserInput } from '../userInput';

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Listens for as long as the page exists, and only records the time. */
export function createUserInput(now: () => number): UserInput {
  let lastAt = now();
  const note = () => {
    lastAt = now();
  };
  INPUTS.forEach((kind) => window.addEventListener(kind, note, { capture: true, passive: true }));
  return { lastAt: () => lastAt };
}
