/** The atoms of a ring system with circles that are to be joined by double bonds. */
export interface OpenAtoms {
  /** Each atom with its neighbours in a circled ring. */
  readonly neighbours: ReadonlyMap<number, readonly number[]>;
  /** Cost of leaving an atom without a double bond, above 0. */
  readonly cost: (atom: number) => number;
}

interface Choice {
  readonly pairs: readonly (readonly [number, number])[];
  readonly cost: number;
}

/** After this many steps the best choice so far is used; a sound ring system takes few. */
const MAX_STEPS = 2000;

/**
 * Chooses disjoint pairs of neighbours to join by double bonds, minimising the cost of the atoms left over:
 * Kekulé's structure if there is one.
 */
export function doubleBondPairs({
  neighbours,
  cost,
}: OpenAtoms): readonly (readonly [number, number])[] {
  let best: Choice = { pairs: [], cost: Infinity };
  let steps = 0;
  const search = (open: ReadonlySet<number>, { pairs, cost: spent }: Choice): void => {
    if (spent >= best.cost || ++steps > MAX_STEPS) return;
    const atom = mostConstrained(open, neighbours);
    if (atom === undefined) {
      best = { pairs, cost: spent };
      return;
    }
    const partners = openAround(open, neighbours, atom);
    for (const partner of partners) {
      search(without(open, atom, partner), { pairs: [...pairs, [atom, partner]], cost: spent });
    }
    search(without(open, atom), { pairs, cost: spent + cost(atom) });
  };
  search(new Set(neighbours.keys()), { pairs: [], cost: 0 });
  return best.pairs;
}

/** The open atom with the fewest open neighbours. */
function mostConstrained(
  open: ReadonlySet<number>,
  neighbours: OpenAtoms['neighbours'],
): number | undefined {
  let fewest = Infinity;
  let found: number | undefined;
  for (const atom of open) {
    const { length } = openAround(open, neighbours, atom);
    if (length >= fewest) continue;
    fewest = length;
    found = atom;
  }
  return found;
}

const openAround = (
  open: ReadonlySet<number>,
  neighbours: OpenAtoms['neighbours'],
  atom: number,
): number[] => (neighbours.get(atom) ?? []).filter((other) => open.has(other));

const without = (open: ReadonlySet<number>, ...atoms: readonly number[]): Set<number> =>
  new Set([...open].filter((atom) => !atoms.includes(atom)));
