import type { Box } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxesOverlap, boxHeight, boxWidth, growBox, unionBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import type { InkComponents } from './inkComponents';
import { findInkPanels, type InkPanels } from './inkPanels';
import { areRuledApart } from './rulesBetween';

/** Neighbouring nets of bonds, with the labels and loose bonds around them. */
export interface DrawingRegion {
  /** Pixels. */
  readonly box: Box;
  /** Indices of its ink components. */
  readonly members: ReadonlySet<number>;
}

/** Nets closer than this, points, may be parts of one structure with a label between them. */
const NET_GAP = 14;
/** Rules of tables are longer than this, points; a net on each side of one is in a cell of its own. */
const RULE_LENGTH = 60;
/** A letter or loose piece this close, points, to the region becomes part of it, */
const LABEL_GAP = 3.5;
/** ... if it is no longer than this, points, */
const LABEL_SIDE = 90;
/** ... and no further from the nets than the longest labels reach, points. */
const LABEL_REACH = 45;
/** Usual size of a letter, points: cell size of the search grid. */
const LETTER = 10;

/** Groups nets of bonds into regions, which are read one by one. */
export function drawingRegions(
  ink: InkComponents,
  nets: readonly number[],
  dpi: number,
): DrawingRegion[] {
  if (nets.length === 0) return [];
  const point = dpi / 72;
  const index = new BoxIndex(
    ink.components.map((component) => component.box),
    LETTER * point,
  );
  const panels = findInkPanels(ink, nets);
  const free = nets.filter((net) => !panels.frames.has(net));
  return joined(clusters(ink, panels, free, point), (cluster) =>
    withLabels(ink, panels, index, cluster, point),
  );
}

/**
 * Clusters that reach each other's nets over their labels are one: between the nets of a sulfonamide there are
 * two labels and no net.
 */
function joined(
  apart: readonly (readonly number[])[],
  regionOf: (cluster: readonly number[]) => DrawingRegion,
): DrawingRegion[] {
  const regions = apart.map(regionOf);
  const sets = new DisjointSets(apart.length);
  regions.forEach(({ members }, i) =>
    apart.forEach((nets, j) => {
      if (i !== j && nets.some((net) => members.has(net))) sets.join(i, j);
    }),
  );
  const groups = sets.groups();
  if (groups.length === apart.length) return regions;
  return joined(
    groups.map((group) => group.flatMap((i) => apart[i] ?? [])),
    regionOf,
  );
}

function boxAt(ink: InkComponents, component: number): Box {
  return ink.components[component]?.box ?? [0, 0, 0, 0];
}

function clusters(
  ink: InkComponents,
  { panelOf }: InkPanels,
  nets: readonly number[],
  point: number,
): number[][] {
  const sets = new DisjointSets(nets.length);
  const panels = nets.map(panelOf);
  nets.forEach((a, i) => {
    nets.slice(0, i).forEach((b, j) => {
      const [boxA, boxB] = [boxAt(ink, a), boxAt(ink, b)];
      if (panels[i] !== panels[j] || !boxesOverlap(growBox(boxA, NET_GAP * point), boxB)) return;
      if (!areRuledApart(ink, boxA, boxB, RULE_LENGTH * point)) sets.join(i, j);
    });
  });
  return sets.groups().map((group) => group.map((i) => nets[i] ?? 0));
}

function withLabels(
  ink: InkComponents,
  { panelOf }: InkPanels,
  index: BoxIndex,
  nets: readonly number[],
  point: number,
): DrawingRegion {
  const members = new Set(nets);
  const core = nets.map((net) => boxAt(ink, net)).reduce(unionBox);
  const reach = growBox(core, LABEL_REACH * point);
  const panel = panelOf(nets[0] ?? 0);
  const waiting = [...nets];
  let box = core;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const near of index.touching(growBox(boxAt(ink, next), LABEL_GAP * point))) {
      const nearBox = boxAt(ink, near);
      const side = Math.max(boxWidth(nearBox), boxHeight(nearBox));
      if (members.has(near) || side > LABEL_SIDE * point || !boxesOverlap(nearBox, reach)) continue;
      if (panelOf(near) !== panel) continue;
      members.add(near);
      waiting.push(near);
      box = unionBox(box, nearBox);
    }
  }
  return { box, members };
}
