import { aromaticCircles, bondsAround } from './aromaticCircles';
import type { PlacedBond, Skeleton } from './skeleton';
import type { DrawingContent } from './drawingContent';
import { GraphBuilder } from './graphBuilder';
import { placeLooseLabels } from './looseLabels';
import { checkValences, type ValenceReport } from './valence';
import { type LabelPlan, placeAnchor, writeLabel } from './writeLabel';

interface Written extends ValenceReport {
  readonly builder: GraphBuilder;
}

/** Writes atoms and bonds from the skeleton, the labels and the circles of a drawing. */
export function writeGraph(
  skeleton: Skeleton,
  content: DrawingContent,
  bondLength: number,
): Written {
  const builder = new GraphBuilder(bondLength);
  const plans: LabelPlan[] = [];
  const atomOf = new Map<number, number>();
  const used = new Set(skeleton.bonds.flatMap(({ begin, end }) => [begin, end]));
  for (const i of used) {
    const place = skeleton.places[i];
    if (!place) continue;
    if (!place.label) atomOf.set(i, builder.addAtom(place.at, 'C'));
    else {
      const plan = placeAnchor(builder, place.label, place.at);
      plans.push(plan);
      atomOf.set(i, plan.atom);
    }
  }
  const aromatic = aromaticBonds(skeleton, content, bondLength);
  skeleton.bonds.forEach((bond, i) => writeBond(builder, bond, aromatic.has(i), atomOf));
  orientUnclearWedges(builder, skeleton, atomOf);
  for (const plan of plans) writeLabel(builder, plan);
  const attached = new Set(plans.map(({ label }) => label));
  const loose = content.labels.filter((label) => !attached.has(label) && !label.impliesHydrogens);
  placeLooseLabels(builder, loose, plans);
  return { builder, ...checkValences(builder) };
}

function writeBond(
  builder: GraphBuilder,
  { bond, begin, end }: PlacedBond,
  aromatic: boolean,
  atomOf: ReadonlyMap<number, number>,
): void {
  const a = atomOf.get(begin);
  const b = atomOf.get(end);
  if (a === undefined || b === undefined || a === b) return;
  if (builder.neighbours(a).includes(b)) return;
  builder.addBond(a, b, aromatic ? 4 : bond.order, bond.stereo);
}

/** A hashed bond with equal strokes starts at the atom with more bonds: the stereocentre. */
function orientUnclearWedges(
  builder: GraphBuilder,
  { bonds }: Skeleton,
  atomOf: ReadonlyMap<number, number>,
): void {
  for (const { bond, begin, end } of bonds) {
    const [a, b] = [atomOf.get(begin), atomOf.get(end)];
    if (bond.narrowEndKnown || a === undefined || b === undefined) continue;
    const written = builder.bonds.find((other) => other.begin === a && other.end === b);
    if (!written || builder.neighbours(a).length >= builder.neighbours(b).length) continue;
    Object.assign(written, { begin: b, end: a });
  }
}

function aromaticBonds(
  skeleton: Skeleton,
  content: DrawingContent,
  bondLength: number,
): Set<number> {
  const circles = aromaticCircles(content.curves, bondLength);
  return new Set(circles.flatMap((circle) => bondsAround(circle, skeleton, bondLength)));
}
