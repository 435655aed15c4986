import type { Draft, Hypothesis, Joint, Part, Rule } from './hypothesis';

/** More rounds than any drawing needs: two rules that undo each other end here. */
const MAX_ROUNDS = 60;

export interface Assembled<Atom extends Part, Bond extends Joint> extends Draft<Atom, Bond> {
  readonly taken: readonly Hypothesis<Atom, Bond>[];
}

/**
 * Changes a draft until no hypothesis about it is more probable than what it changes, and valences are kept as far as
 * any can. In each round, all rules see the same draft; of what they say, the most probable is taken, with everything
 * that concerns other places.
 *
 * @param excess by how much an atom with these bonds exceeds its valence; 0 if it does not
 */
export function assemble<Atom extends Part, Bond extends Joint>(
  first: Draft<Atom, Bond>,
  rules: readonly Rule<Atom, Bond>[],
  excess: (atom: Atom, bonds: readonly Bond[]) => number,
): Assembled<Atom, Bond> {
  let draft = first;
  const taken: Hypothesis<Atom, Bond>[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const chosen = choose(
      draft,
      rules.flatMap((rule) => rule(draft)),
      excess,
    );
    if (chosen.length === 0) break;
    taken.push(...chosen);
    draft = withoutEmptied(draft, chosen.reduce(changed, draft));
  }
  return { ...draft, taken };
}

/** The hypotheses that hold together: all probable ones, or else the least improbable one that a valence requires. */
function choose<Atom extends Part, Bond extends Joint>(
  draft: Draft<Atom, Bond>,
  offered: readonly Hypothesis<Atom, Bond>[],
  excess: (atom: Atom, bonds: readonly Bond[]) => number,
): Hypothesis<Atom, Bond>[] {
  const chosen: Hypothesis<Atom, Bond>[] = [];
  const concerned = new Set<string>();
  let soFar = draft;
  for (const hypothesis of offered.toSorted((a, b) => b.logOdds - a.logOdds)) {
    if (hypothesis.logOdds <= 0 && chosen.length > 0) break;
    const places = placesOf(hypothesis);
    if (places.some((place) => concerned.has(place))) continue;
    const next = changed(soFar, hypothesis);
    const more = strain(next, hypothesis, excess) - strain(soFar, hypothesis, excess);
    if (more > 0 || (more === 0 && hypothesis.logOdds <= 0)) continue;
    chosen.push(hypothesis);
    for (const place of places) concerned.add(place);
    soFar = next;
  }
  return chosen;
}

/** The excess of the atoms that a hypothesis concerns. */
function strain<Atom extends Part, Bond extends Joint>(
  { atoms, bonds }: Draft<Atom, Bond>,
  hypothesis: Hypothesis<Atom, Bond>,
  excess: (atom: Atom, bonds: readonly Bond[]) => number,
): number {
  let sum = 0;
  for (const index of atomsOf(hypothesis)) {
    const atom = atoms[index];
    const own = bonds.filter(({ begin, end }) => begin === index || end === index);
    if (atom) sum += excess(atom, own);
  }
  return sum;
}

const pairOf = ({ begin, end }: Joint): string =>
  begin < end ? `${begin}-${end}` : `${end}-${begin}`;

function atomsOf<Atom extends Part, Bond extends Joint>(
  hypothesis: Hypothesis<Atom, Bond>,
): Set<number> {
  const { removes = [], adds = [], rereads } = hypothesis;
  return new Set([
    ...[...removes, ...adds].flatMap(({ begin, end }) => [begin, end]),
    ...(rereads?.keys() ?? []),
  ]);
}

/** Hypotheses about the same place exclude each other: the same pair of atoms, or new neighbours of the same atom. */
function placesOf<Atom extends Part, Bond extends Joint>(
  hypothesis: Hypothesis<Atom, Bond>,
): string[] {
  const { removes = [], adds = [], rereads } = hypothesis;
  const [before, after] = [removes.map(pairOf), adds.map(pairOf)];
  const rejoined = [...removes, ...adds].filter(
    (bond) => !(before.includes(pairOf(bond)) && after.includes(pairOf(bond))),
  );
  const atoms = [...rejoined.flatMap(({ begin, end }) => [begin, end]), ...(rereads?.keys() ?? [])];
  return [...before, ...after, ...atoms.map(String)];
}

function changed<Atom extends Part, Bond extends Joint>(
  { atoms, bonds }: Draft<Atom, Bond>,
  { removes = [], adds = [], rereads, because }: Hypothesis<Atom, Bond>,
): Draft<Atom, Bond> {
  const reread = (atom: Atom, index: number): Atom => {
    const other = rereads?.get(index);
    return other ? { ...other, because } : atom;
  };
  const added = adds.map((bond) => ({ ...bond, because }));
  return {
    atoms: rereads ? atoms.map(reread) : atoms,
    bonds: [...bonds.filter((bond) => !removes.includes(bond)), ...added],
  };
}

/** Leaves out, and renumbers without, the atoms that had bonds and have none. */
function withoutEmptied<Atom extends Part, Bond extends Joint>(
  before: Draft<Atom, Bond>,
  { atoms, bonds }: Draft<Atom, Bond>,
): Draft<Atom, Bond> {
  const [had, has] = [before.bonds, bonds].map(
    (each) => new Set(each.flatMap(({ begin, end }) => [begin, end])),
  );
  const numbers = new Map<number, number>();
  const kept = atoms.filter((_, index) => {
    if (had?.has(index) && !has?.has(index)) return false;
    numbers.set(index, numbers.size);
    return true;
  });
  if (kept.length === atoms.length) return { atoms, bonds };
  const renumbered = bonds.map((bond) => ({
    ...bond,
    begin: numbers.get(bond.begin) ?? -1,
    end: numbers.get(bond.end) ?? -1,
  }));
  return { atoms: kept, bonds: renumbered };
}
