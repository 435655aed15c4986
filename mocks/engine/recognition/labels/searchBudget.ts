/** Steps that the search for one label's meaning may still take; a hostile label ends it. */
export interface Budget {
  left: number;
}

/** Far more than any real label takes. */
const STEPS = 20_000;

export const searchBudget = (): Budget => ({ left: STEPS });

/** Takes steps from a budget; false if it has none left. */
export function spend(budget: Budget, steps = 1): boolean {
  budget.left -= steps;
  return budget.left >= 0;
}

/** What looking at a formula costs: its nodes are compared with one another, so large ones cost more. */
export const stepsOf = (nodes: readonly unknown[]): number => Math.ceil((nodes.length + 1) / 10);
