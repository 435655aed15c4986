import type { ChemDrawObject } from '../tree/chemDrawObject';
import { childrenOf, idsOf, numberOf } from '../tree/properties';
import { bondsByAtom, otherEnd, type Atom, type Bond, type Graph } from './graph';
import { minus, plus, times } from './plane';
import type { Remarks } from './remarks';

const MOST_ATOMS = 2000;

/** What brackets say of a structure: a group that is repeated a stated number of times is written out. */
export function writeOutBrackets(
  graph: Graph,
  brackets: readonly ChemDrawObject[],
  remarks: Remarks,
): Graph {
  let now = graph;
  for (const bracket of brackets) {
    const ids = new Set(idsOf(bracket, 'BracketedObjectIDs'));
    const inside = new Set(now.atoms.filter(({ id }) => ids.has(id)));
    if (inside.size === 0) continue;
    const usage = bracket.properties.get('BracketUsage') ?? 'Unspecified';
    const count = usage === 'MultipleGroup' ? (numberOf(bracket, 'RepeatCount') ?? 1) : 1;
    const written = usage === 'MultipleGroup' && repeated(now, { bracket, inside, count });
    if (written) now = written;
    else if (usage === 'MultipleGroup')
      remarks.lack(`The group in brackets is read once, not ${count} times.`);
    else
      remarks.lack(
        `What brackets mean${usage === 'Unspecified' ? '' : ` (${usage})`} is left out.`,
      );
  }
  return now;
}

interface Repetition {
  readonly bracket: ChemDrawObject;
  readonly inside: ReadonlySet<Atom>;
  readonly count: number;
}

/** @returns undefined where it is not certain what is bound to what */
function repeated(graph: Graph, { bracket, inside, count }: Repetition): Graph | undefined {
  const isCount = Number.isInteger(count) && count >= 1 && count * inside.size <= MOST_ATOMS;
  const crossing = graph.bonds.filter(({ begin, end }) => inside.has(begin) !== inside.has(end));
  const named = childrenOf(bracket, 'bracketattachment').flatMap((attachment) =>
    childrenOf(attachment, 'crossingbond').flatMap((bond) => idsOf(bond, 'BondID')),
  );
  const [head, tail] = crossing;
  const isChain = crossing.length === 2 && crossing.every(({ order }) => order === 1);
  if (!isCount || !head || !tail || !isChain) return undefined;
  if (named.length > 0 && !crossing.every(({ id }) => named.includes(id))) return undefined;
  const after = reachable(graph, outside(tail, inside), tail);
  if (after.has(outside(head, inside))) return undefined;
  return chained(graph, { inside, after, head, tail, count });
}

const outside = (bond: Bond, inside: ReadonlySet<Atom>): Atom =>
  inside.has(bond.begin) ? bond.end : bond.begin;

/** The atoms that are reached from one without passing a bond. */
function reachable(graph: Graph, start: Atom, closed: Bond): ReadonlySet<Atom> {
  const bondsOf = bondsByAtom(graph);
  const found = new Set([start]);
  for (const atom of found)
    for (const bond of bondsOf.get(atom) ?? [])
      if (bond !== closed) found.add(otherEnd(bond, atom));
  return found;
}

interface Chain extends Omit<Repetition, 'bracket'> {
  /** What follows the brackets. */
  readonly after: ReadonlySet<Atom>;
  /** The bonds into and out of the brackets. */
  readonly head: Bond;
  readonly tail: Bond;
}

type Moves = ReadonlyMap<Atom, Atom>;

/** Copies side by side, each bound to the next; what follows the brackets moves behind the last. */
function chained(graph: Graph, { inside, after, head, tail, count }: Chain): Graph {
  const next = outside(tail, inside);
  const first = otherEnd(head, outside(head, inside));
  const step = minus(next.at, first.at);
  const moved = (atoms: ReadonlySet<Atom>, steps: number): Moves =>
    new Map([...atoms].map((atom) => [atom, { ...atom, at: plus(atom.at, times(step, steps)) }]));
  const rest = moved(after, count - 1);
  const copies = Array.from({ length: count }, (_, index) => moved(inside, index));
  const within = graph.bonds.filter(({ begin, end }) => inside.has(begin) && inside.has(end));
  const others = graph.bonds.filter(({ begin, end }) => !inside.has(begin) && !inside.has(end));
  const links = copies.slice(1).map((copy, index) => {
    const toFirst: Moves = new Map([[next, copy.get(first) ?? first]]);
    return rebound(tail, [copies[index] ?? copy, toFirst]);
  });
  return {
    atoms: [
      ...graph.atoms.filter((atom) => !inside.has(atom)).map((atom) => rest.get(atom) ?? atom),
      ...copies.flatMap((copy) => [...copy.values()]),
    ],
    bonds: [
      ...others.map((bond) => rebound(bond, [rest])),
      ...copies.flatMap((copy) => within.map((bond) => rebound(bond, [copy]))),
      ...links,
      rebound(head, copies.slice(0, 1)),
      rebound(tail, [...copies.slice(-1), rest]),
    ],
  };
}

/** A bond between what its atoms have become, by the first that has moved them. */
function rebound(bond: Bond, moves: readonly Moves[]): Bond {
  const now = (atom: Atom) => moves.find((move) => move.has(atom))?.get(atom) ?? atom;
  return { ...bond, begin: now(bond.begin), end: now(bond.end) };
}
