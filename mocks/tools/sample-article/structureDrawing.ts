import type { Box, Point } from '../../engine/geometry/box';
import { labelAtom } from './atomLabels';
import type { AtomLabel, LabelRun } from './atomLabels';
import { innerSide } from './doubleBondSide';
import {
  BOND_LENGTH,
  DOUBLE_BOND_GAP,
  HASH_SPACING,
  LINE_WIDTH,
  WEDGE_WIDTH,
} from './drawingStyle';
import type { LayoutBond } from './layoutAtoms';
import { across, along, clearOf, shifted } from './segments';
import type { Segment } from './segments';
import type { StructureLayout } from './structureLayout';

/** A drawing as marks on paper, in points around its own origin. */
export interface StructureDrawing {
  readonly lines: readonly Segment[];
  readonly triangles: readonly (readonly [Point, Point, Point])[];
  readonly labels: readonly LabelRun[];
  readonly box: Box;
}

/** Draws a layout in the style of ACS journals: black, thin lines, letters as text. */
export function drawStructure(layout: StructureLayout): StructureDrawing {
  const labels = new Map<number, AtomLabel>();
  for (const index of layout.drawnAtoms) {
    const label = labelAtom(layout, index);
    if (label) labels.set(index, label);
  }
  const lines: Segment[] = [];
  const triangles: [Point, Point, Point][] = [];
  layout.bonds.forEach((bond, index) => {
    if (!layout.drawnAtoms.has(bond.begin) || !layout.drawnAtoms.has(bond.end)) return;
    const axis = axisOf(layout, bond, labels);
    if (bond.wedge === 'up') triangles.push(wedge(axis));
    else if (bond.wedge === 'down') lines.push(...hashes(axis));
    else if (bond.order === 2) lines.push(...doubleBond(layout, index, axis, labels));
    else lines.push(axis);
  });
  const runs = [...labels.values()].flatMap((label) => label.runs);
  const boxes = [...labels.values()].flatMap((label) => label.boxes);
  return { lines, triangles, labels: runs, box: enclose(lines, triangles, boxes) };
}

function axisOf(
  layout: StructureLayout,
  bond: LayoutBond,
  labels: ReadonlyMap<number, AtomLabel>,
): Segment {
  const begin = pointOf(layout, bond.begin);
  const end = pointOf(layout, bond.end);
  return [clearOf(labels.get(bond.begin), begin, end), clearOf(labels.get(bond.end), end, begin)];
}

function pointOf(layout: StructureLayout, index: number): Point {
  const atom = layout.atoms[index];
  if (!atom) throw new Error(`A bond names atom ${index}, which the layout does not have`);
  return { x: atom.x, y: atom.y };
}

function wedge(axis: Segment): [Point, Point, Point] {
  const [narrow, wide] = axis;
  const side = across(axis);
  const [left] = shifted([wide, wide], side, WEDGE_WIDTH / 2);
  const [right] = shifted([wide, wide], side, -WEDGE_WIDTH / 2);
  return [narrow, left, right];
}

function hashes(axis: Segment): Segment[] {
  const [narrow, wide] = axis;
  const side = across(axis);
  const length = Math.hypot(wide.x - narrow.x, wide.y - narrow.y);
  const count = Math.max(4, Math.round(length / HASH_SPACING) + 1);
  return Array.from({ length: count }, (_, index): Segment => {
    const share = (index + 0.5) / count;
    const centre = along(narrow, wide, share);
    const half = (WEDGE_WIDTH / 2) * (0.12 + 0.88 * share);
    const [a] = shifted([centre, centre], side, half);
    const [b] = shifted([centre, centre], side, -half);
    return [a, b];
  });
}

function doubleBond(
  layout: StructureLayout,
  index: number,
  axis: Segment,
  labels: ReadonlyMap<number, AtomLabel>,
): Segment[] {
  const bond = layout.bonds[index];
  const side = innerSide(layout, index);
  if (!bond) return [];
  if (side === 'centred') {
    const direction = across(axis);
    return [
      shifted(axis, direction, DOUBLE_BOND_GAP / 2),
      shifted(axis, direction, -DOUBLE_BOND_GAP / 2),
    ];
  }
  const full: Segment = [pointOf(layout, bond.begin), pointOf(layout, bond.end)];
  const direction = across(full);
  const distance = side === 'left' ? DOUBLE_BOND_GAP : -DOUBLE_BOND_GAP;
  const [from, to] = shifted(full, direction, distance);
  // At a corner of 120 degrees, the inner line meets those of the neighbouring bonds here.
  const trim = (DOUBLE_BOND_GAP * Math.tan(Math.PI / 6)) / BOND_LENGTH;
  const short: Segment = [along(from, to, trim), along(to, from, trim)];
  return [
    axis,
    [
      clearOf(labels.get(bond.begin), short[0], short[1]),
      clearOf(labels.get(bond.end), short[1], short[0]),
    ],
  ];
}

function enclose(
  lines: readonly Segment[],
  triangles: readonly (readonly Point[])[],
  boxes: readonly Box[],
): Box {
  const points = [
    ...lines.flat(),
    ...triangles.flat(),
    ...boxes.flatMap(([x0, y0, x1, y1]) => [
      { x: x0, y: y0 },
      { x: x1, y: y1 },
    ]),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const half = LINE_WIDTH / 2;
  return [
    Math.min(...xs) - half,
    Math.min(...ys) - half,
    Math.max(...xs) + half,
    Math.max(...ys) + half,
  ];
}
