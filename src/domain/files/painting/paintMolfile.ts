import type { Painted, PaintedPoint } from '../../painting/painted';
import { bondsOfMolfile, type MolfileBond } from '../../molfileBonds';
import { atomsOfMolfile, isDrawn, type MolfileAtom } from '../../molfileAtoms';
import { usualLength } from '../../usualLength';
import { atomLabel } from './atomLabel';
import { doubleSide, type Neighbours } from '../../painting/doubleSides';
import { ACS_PEN, drawnBond } from '../../painting/drawnBond';

/** Points of a bond of usual length (ACS document settings). */
const BOND = 14.4;
const AROMATIC = 4;

/** A molfile as plain shapes. */
export interface PaintedMolecule {
  /** In points, y down, from any origin. */
  readonly painted: Painted;
  /** Where the molfile's origin lies, points, and how many points one of its units has. */
  readonly place: { readonly x: number; readonly y: number; readonly scale: number };
}

/** Draws a molfile as it lies in the file, bonds of usual length; undefined if it has no drawing. */
export function paintMolfile(molfile: string): PaintedMolecule | undefined {
  const atoms = atomsOfMolfile(molfile);
  if (!isDrawn(atoms)) return undefined;
  const bonds = bondsOfMolfile(molfile);
  const lengths = bonds.map(({ begin, end }) => lengthBetween(atoms[begin - 1], atoms[end - 1]));
  const scale = BOND / (usualLength(lengths) ?? BOND);
  const places = atoms.map(({ x, y }): PaintedPoint => [x * scale, -y * scale]);
  return { painted: shapesOf(atoms, bonds, places), place: { x: 0, y: 0, scale } };
}

const lengthBetween = (a?: MolfileAtom, b?: MolfileAtom): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;

function shapesOf(
  atoms: readonly MolfileAtom[],
  bonds: readonly MolfileBond[],
  places: readonly PaintedPoint[],
): Painted {
  const neighbours: number[][] = atoms.map(() => []);
  const orders = atoms.map(() => 0);
  for (const { begin, end, type } of bonds) {
    neighbours[begin - 1]?.push(end - 1);
    neighbours[end - 1]?.push(begin - 1);
    const order = type === AROMATIC ? 1.5 : Math.min(type, AROMATIC - 1);
    for (const atom of [begin, end]) orders[atom - 1] = (orders[atom - 1] ?? 0) + order;
  }
  const labels = atoms.map((atom, index) =>
    atomLabel(atom, places[index]!, pointsOf(neighbours[index], places), orders[index] ?? 0),
  );
  const shapes = bonds.map((bond) =>
    shapeOf(bond, places, neighbours, (atom) => labels[atom]?.clearance ?? 0),
  );
  return {
    lines: shapes.flatMap(({ lines }) => lines),
    polygons: shapes.flatMap(({ polygons }) => polygons),
    letters: labels.flatMap((label) => label?.letters ?? []),
  };
}

const pointsOf = (
  indices: readonly number[] = [],
  places: readonly PaintedPoint[],
): PaintedPoint[] => indices.flatMap((index) => (places[index] ? [places[index]] : []));

function shapeOf(
  bond: MolfileBond,
  places: readonly PaintedPoint[],
  neighbours: Neighbours,
  clearanceAt: (atom: number) => number,
): Pick<Painted, 'lines' | 'polygons'> {
  const [a, b] = [places[bond.begin - 1], places[bond.end - 1]];
  if (!a || !b) return { lines: [], polygons: [] };
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const shortened = (from: PaintedPoint, to: PaintedPoint, by: number): PaintedPoint => [
    from[0] + ((to[0] - from[0]) * Math.min(by, length / 3)) / length,
    from[1] + ((to[1] - from[1]) * Math.min(by, length / 3)) / length,
  ];
  const ends = [
    shortened(a, b, clearanceAt(bond.begin - 1)),
    shortened(b, a, clearanceAt(bond.end - 1)),
  ] as const;
  return drawnBond(bond, ends, doubleSide(bond, places, neighbours), ACS_PEN);
}
