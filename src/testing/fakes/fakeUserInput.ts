import type { UserInput } from '@/platform/userInput';

export interface FakeUserInput extends UserInput {
  /** Simulates that the user uses the page now. */
  happen(): void;
}

export function createFakeUserInput(now: () => number): FakeUserInput {
  let lastAt = now();
  return {
    lastAt: () => lastAt,
    happen: () => {
      lastAt = now();
    },
  };
}
