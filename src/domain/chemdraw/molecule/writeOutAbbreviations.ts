import { bondsByAtom, otherEnd, type Atom, type Bond, type Graph } from './graph';
import { movedOnto, minus } from './plane';
import { leavesBondsOpen } from './statedValence';
import { quoted, type Remarks } from './remarks';

/** Which atom a bond has in place of an abbreviation, by the abbreviation. */
type Anchors = ReadonlyMap<Atom, Anchor>;
interface Anchor {
  readonly atom: Atom;
  /** The bond inside that led to the place of attachment. */
  readonly inner: Bond;
}

/** The graph with the structures that its abbreviations stand for, and those in them, in their places. */
export function writeOutAbbreviations(graph: Graph, remarks: Remarks): Graph {
  const bondsOf = bondsByAtom(graph);
  const anchors = new Map<Bond, Map<Atom, Anchor>>();
  const replaced = new Map<Atom, Atom>();
  const [atoms, bonds]: [Atom[], Bond[]] = [[], []];
  for (const atom of graph.atoms) {
    const outer = bondsOf.get(atom) ?? [];
    const written = atom.inner && writtenOut(atom, outer, remarks);
    if (!written) atoms.push(opened(atom, replaced));
    else {
      atoms.push(...written.graph.atoms);
      bonds.push(...written.graph.bonds);
      for (const [index, bond] of outerInOrder(atom, outer).entries()) {
        const anchor = written.anchors[index];
        const ofBond = anchors.get(bond) ?? new Map<Atom, Anchor>();
        if (anchor) anchors.set(bond, ofBond.set(atom, anchor));
      }
    }
  }
  const now = (atom: Atom) => replaced.get(atom) ?? atom;
  for (const bond of graph.bonds) bonds.push(rebound(bond, anchors.get(bond) ?? new Map(), now));
  return { atoms, bonds };
}

/** A connection that is left is an open attachment. */
function opened(atom: Atom, replaced: Map<Atom, Atom>): Atom {
  if (!atom.inner) return atom;
  const { inner: _, ...rest } = atom;
  replaced.set(atom, rest);
  return rest;
}

/** A wedge between an abbreviation and the rest may begin at either. */
function rebound(bond: Bond, anchors: Anchors, now: (atom: Atom) => Atom): Bond {
  const [begin, end] = [anchors.get(bond.begin), anchors.get(bond.end)];
  const [first, second] = [begin?.atom ?? now(bond.begin), end?.atom ?? now(bond.end)];
  const inside = [begin, end].find(
    (anchor) => anchor && anchor.inner.wedge !== 'none' && anchor.inner.begin === anchor.atom,
  );
  if (bond.wedge !== 'none' || !inside) return { ...bond, begin: first, end: second };
  const isBegin = inside === begin;
  const ends = isBegin ? { begin: first, end: second } : { begin: second, end: first };
  return { ...bond, ...ends, wedge: inside.inner.wedge };
}

/** What an abbreviation stands for, turned so that it continues the bond that leads to it. */
function writtenOut(
  atom: Atom,
  outer: readonly Bond[],
  remarks: Remarks,
): { graph: Graph; anchors: readonly Anchor[] } | undefined {
  if (!atom.inner) return undefined;
  const graph = writeOutAbbreviations(atom.inner.graph, remarks);
  const bondsOf = bondsByAtom(graph);
  const points = graph.atoms.filter(({ connection }) => connection !== undefined);
  const { connectionOrder } = atom.inner;
  const placeOf = (point: Atom) =>
    connectionOrder.length > 0 ? connectionOrder.indexOf(point.id) : (point.connection ?? 0);
  points.sort((a, b) => placeOf(a) - placeOf(b));
  const leads = points.map((point) => bondsOf.get(point) ?? []);
  if (graph.atoms.some(({ alias }) => alias !== undefined && !alias.startsWith('R'))) {
    remarks.lack(`An abbreviation that isn’t known: ${quoted(atom.alias ?? '')}.`);
    return undefined;
  }
  if (graph.atoms.some((inner) => leavesBondsOpen(inner, bondsOf.get(inner) ?? [])))
    remarks.lack(`What ${quoted(atom.alias ?? '')} stands for in the file has bonds left open.`);
  if (points.length !== outer.length || leads.some((bonds) => bonds.length !== 1)) {
    remarks.lack(`An abbreviation that is bound in an unknown way: ${quoted(atom.alias ?? '')}.`);
    return undefined;
  }
  return placed(graph, atom, { points, leads: leads.flat(), outer });
}

function placed(
  graph: Graph,
  atom: Atom,
  {
    points,
    leads,
    outer,
  }: { points: readonly Atom[]; leads: readonly Bond[]; outer: readonly Bond[] },
): { graph: Graph; anchors: readonly Anchor[] } {
  const [point, lead] = [points[0], leads[0]];
  const [bond] = outerInOrder(atom, outer);
  const foot = point && lead && otherEnd(lead, point);
  const move =
    point && bond && foot
      ? movedOnto(
          { foot: foot.at, direction: minus(point.at, foot.at) },
          { foot: atom.at, direction: minus(otherEnd(bond, atom).at, atom.at) },
        )
      : (at: Atom['at']) => at;
  const isPoint = new Set(points);
  const moved = new Map(graph.atoms.map((inner) => [inner, { ...inner, at: move(inner.at) }]));
  const now = (inner: Atom): Atom => moved.get(inner) ?? inner;
  const movedBond = (inner: Bond) => ({ ...inner, begin: now(inner.begin), end: now(inner.end) });
  return {
    graph: {
      atoms: graph.atoms.filter((inner) => !isPoint.has(inner)).map(now),
      bonds: graph.bonds
        .filter(({ begin, end }) => !isPoint.has(begin) && !isPoint.has(end))
        .map(movedBond),
    },
    anchors: leads.map((inner, index) => ({
      atom: now(otherEnd(inner, points[index] ?? atom)),
      inner: movedBond(inner),
    })),
  };
}

/** The bonds of an abbreviation in the order of the connections inside it. */
function outerInOrder(atom: Atom, bonds: readonly Bond[]): readonly Bond[] {
  const placeOf = (bond: Bond) =>
    (bond.begin === atom ? bond.beginConnection : bond.endConnection) ??
    atom.bondOrdering.indexOf(bond.id);
  return bonds.toSorted((a, b) => placeOf(a) - placeOf(b));
}
