/**
 * What the code may weigh. Raising one takes a line in docs/decisions/0029-a-budget.md that says what it pays for;
 * whoever gets below one lowers it.
 */
export const LIMITS = {
  /** Lines of `src` without tests; the goal is 70,000. */
  sourceLines: 107_325,
  /** Lines of `mocks` without tests and `mocks/tools`; the goal is 56,000. */
  mocksLines: 70_672,
  /** Constants of `mocks/engine` whose value is a number. */
  engineNumbers: 830,
} as const;

export type Budget = Readonly<Record<keyof typeof LIMITS, number>>;
