import { openCarriers } from '../carriers';
import type { Doubt } from '../doubts/doubt';
import { markRadicals } from '../radicals';
import { loneDots } from './loneDots';
import { writePerspective } from '../perspective/writePerspective';
import { aromaticCircles, bondsAround } from './aromaticCircles';
import type { PlacedBond, Skeleton } from './skeleton';
import { writeDelocalised } from './delocalised';
import type { DrawingContent } from './drawingContent';
import { GraphBuilder } from './graphBuilder';
import { placeLooseLabels } from './looseLabels';
import { withStacked } from './stackedLabels';
import { orientUnclearWedges, type EndAtoms, type UnclearWedge } from './unclearWedges';
import { checkValences, type ValenceReport } from './valence';
import { type LabelEnd, type LabelPlan, placeLabel, writeLabel } from './writeLabel';

/** A graph, and where the skeleton's bonds are in it. */
export interface WrittenGraph extends ValenceReport {
  readonly builder: GraphBuilder;
  /** For each bond of the skeleton its atoms. */
  readonly atomsOf: readonly EndAtoms[];
  /** True if dashed second lines were written as double bonds. */
  readonly delocalised: boolean;
  /** Parts beside the drawing that are left out, as messages for the user. */
  readonly leftOut: readonly string[];
  readonly unclearWedges: readonly UnclearWedge[];
  /** The atoms with an unpaired electron. */
  readonly radicals: readonly Doubt[];
}

/** Writes atoms and bonds from the skeleton, the labels and the circles of a drawing. */
export function writeGraph(
  skeleton: Skeleton,
  content: DrawingContent,
  bondLength: number,
): WrittenGraph {
  const builder = new GraphBuilder(bondLength);
  const aromatic = aromaticBonds(skeleton, content, bondLength);
  const { plans, used, atomsOf } = placeAtoms(builder, skeleton, content, aromatic);
  skeleton.bonds.forEach((bond, i) => writeBond(builder, bond, aromatic.has(i), atomsOf[i]));
  const unclearWedges = orientUnclearWedges(builder, skeleton, atomsOf, plans);
  for (const plan of plans) writeLabel(builder, plan);
  const loose = content.labels.filter((label) => !used.has(label) && !label.impliesHydrogens);
  const leftOut = placeLooseLabels(builder, loose, plans);
  const dashed = skeleton.bonds.flatMap(({ bond }, i) => {
    const [a, b] = atomsOf[i] ?? [];
    const written = builder.bonds.find(({ begin, end }) => begin === a && end === b);
    return bond.delocalised && written ? [written] : [];
  });
  const delocalised = writeDelocalised(builder, dashed);
  writePerspective(builder);
  openCarriers(builder);
  const radicals = markRadicals(builder, loneDots(content, bondLength), bondLength);
  return {
    builder,
    atomsOf,
    delocalised,
    leftOut,
    unclearWedges,
    radicals,
    ...checkValences(builder),
  };
}

/** Adds the atoms that bear drawn bonds. */
function placeAtoms(
  builder: GraphBuilder,
  skeleton: Skeleton,
  { labels }: DrawingContent,
  aromatic: ReadonlySet<number>,
) {
  const atomsOf = skeleton.bonds.map((): EndAtoms => [undefined, undefined]);
  const plans: LabelPlan[] = [];
  const bonded = new Set(skeleton.places.flatMap(({ label }) => label ?? []));
  const used = new Set(bonded);
  skeleton.places.forEach((place, i) => {
    const ends = endsAt(skeleton, i, aromatic);
    if (ends.length === 0) return;
    if (!place.label) {
      const atom = builder.addAtom(place.at, 'C');
      for (const { bond, side } of ends) setEnd(atomsOf[bond], side, atom);
      return;
    }
    const parts = withStacked(
      place.label,
      labels.filter((label) => !bonded.has(label)),
      ends,
    );
    for (const part of parts) used.add(part);
    const plan = placeLabel(builder, parts, ends);
    plans.push(plan);
    ends.forEach(({ bond, side }, k) => setEnd(atomsOf[bond], side, plan.ends[k]));
  });
  return { plans, used, atomsOf };
}

function setEnd(atoms: EndAtoms | undefined, side: 0 | 1, atom: number | undefined): void {
  if (atoms) atoms[side] = atom;
}

interface PlacedEnd extends LabelEnd {
  readonly bond: number;
  readonly side: 0 | 1;
}

/** The bond ends at a place. The first of its aromatic bonds counts two. */
function endsAt({ bonds }: Skeleton, place: number, aromatic: ReadonlySet<number>): PlacedEnd[] {
  const ends = bonds.flatMap(({ bond: { a, b, order }, begin, end }, i): PlacedEnd[] => {
    if (begin !== place && end !== place) return [];
    const side = begin === place ? 0 : 1;
    return [{ at: side === 0 ? a : b, order: aromatic.has(i) ? 1 : order, bond: i, side }];
  });
  const first = ends.findIndex(({ bond }) => aromatic.has(bond));
  return ends.map((end, k) => (k === first ? { ...end, order: 2 } : end));
}

function writeBond(
  builder: GraphBuilder,
  { bond }: PlacedBond,
  aromatic: boolean,
  [a, b]: EndAtoms = [undefined, undefined],
): void {
  if (a === undefined || b === undefined || a === b) return;
  if (builder.neighbours(a).includes(b)) return;
  builder.addBond(a, b, aromatic ? 4 : bond.order, bond.stereo);
}

function aromaticBonds(
  skeleton: Skeleton,
  content: DrawingContent,
  bondLength: number,
): Set<number> {
  const circles = aromaticCircles(content.curves, bondLength);
  return new Set(circles.flatMap((circle) => bondsAround(circle, skeleton, bondLength)));
}
