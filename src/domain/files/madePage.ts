import type { Painted, PaintedLetters, PaintedPoint } from '../painting/painted';
import { widthOf } from './painting/widthOf';

/** A rectangle of a page, points from its upper left corner: left, top, right, bottom. */
export type PageBox = readonly [x0: number, y0: number, x1: number, y1: number];

/** What is printed beside a drawing. */
export interface PrintedLabel {
  readonly number?: string;
  readonly name?: string;
  readonly text: string;
  readonly box: PageBox;
}

/** A molecule on a page, and the structure that its file states. */
export interface PlacedMolecule {
  readonly painted: Painted;
  readonly box: PageBox;
  readonly molfile: string;
  readonly smiles?: string;
  readonly label?: PrintedLabel;
  readonly told: readonly string[];
  /** Where the molfile's origin lies, and how many points one of its units has. */
  readonly place?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** A page of a document that is made of a file. */
export interface MadePage {
  /** Points. */
  readonly width: number;
  readonly height: number;
  readonly molecules: readonly PlacedMolecule[];
  readonly letters: readonly PaintedLetters[];
}

const placesOf = ({ lines, polygons, letters }: Painted): PaintedPoint[] => [
  ...lines.flatMap(({ from, to }) => [from, to]),
  ...polygons.flat(),
  ...letters.flatMap(({ text, at: [x, y], size }): PaintedPoint[] => [
    [x, y - size * 0.75],
    [x + widthOf(text, size), y + size * 0.25],
  ]),
];

/** The box around shapes; a point for none. */
export function boxAround(painted: Painted): PageBox {
  const edges: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of placesOf(painted)) {
    edges[0] = Math.min(edges[0], x);
    edges[1] = Math.min(edges[1], y);
    edges[2] = Math.max(edges[2], x);
    edges[3] = Math.max(edges[3], y);
  }
  return Number.isFinite(edges[0]) ? edges : [0, 0, 0, 0];
}

/** A box where shapes lie that are made larger or smaller and then moved, to hundredths of a point. */
export function boxAt([x0, y0, x1, y1]: PageBox, scale: number, dx: number, dy: number): PageBox {
  const at = (edge: number, by: number) => Number((edge * scale + by).toFixed(2));
  return [at(x0, dx), at(y0, dy), at(x1, dx), at(y1, dy)];
}

/** The same shapes, made larger or smaller and then moved. */
export function laidAt(painted: Painted, scale: number, dx: number, dy: number): Painted {
  const moved = ([x, y]: PaintedPoint): PaintedPoint => [x * scale + dx, y * scale + dy];
  return {
    lines: painted.lines.map(({ from, to, width }) => ({
      ...{ from: moved(from), to: moved(to) },
      width: width * Math.min(1, scale),
    })),
    polygons: painted.polygons.map((polygon) => polygon.map(moved)),
    letters: painted.letters.map(({ text, at, size }) => ({
      text,
      at: moved(at),
      size: size * scale,
    })),
  };
}
