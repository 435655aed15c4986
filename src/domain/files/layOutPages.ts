import type { PaintedLetters } from '../painting/painted';
import {
  boxAround,
  boxAt,
  laidAt,
  type MadePage,
  type PlacedMolecule,
  type PrintedLabel,
} from './madePage';
import { paintMolfile, type PaintedMolecule } from './painting/paintMolfile';
import { cutToWidth, widthOf } from './painting/widthOf';
import type { StatedMolecule } from './statedMolecule';

/** A5, points: fitted to the column, drawings are as large as in an article. */
const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 30;
/** Between the drawings, points. */
const GAP = 18;
/** Around a drawing's lines, inside its box. */
const PAD = 5;
/** Narrower drawings have as much room, for their labels. */
const LEAST_WIDTH = 100;
const LABEL_SIZE = 9;
const LABEL_LINE = 12;
const MOST_WIDTH = WIDTH - 2 * MARGIN;
const MOST_HEIGHT = HEIGHT - 2 * MARGIN - LABEL_LINE;

/** A molecule with its molfile, drawn. */
export type DrawnMolecule = StatedMolecule & { readonly molfile: string };

interface Cell {
  readonly molecule: DrawnMolecule;
  readonly drawn: PaintedMolecule;
  readonly scale: number;
  /** Of the drawing with its padding. */
  readonly width: number;
  readonly height: number;
}

/** Lays molecules out in rows, as they lie in their files, each with what it is called below it. */
export function layOutPages(molecules: readonly DrawnMolecule[]): MadePage[] {
  const pages: MadePage[] = [];
  let rows: Cell[][] = [];
  let used = 0;
  const turn = () => {
    if (rows.length > 0) pages.push(pageOf(rows));
    [rows, used] = [[], 0];
  };
  for (const row of inRows(molecules.flatMap(cellOf))) {
    const height = heightOf(row);
    if (used > 0 && used + GAP + height > HEIGHT - 2 * MARGIN) turn();
    rows.push(row);
    used += (used > 0 ? GAP : 0) + height;
  }
  turn();
  return pages;
}

function cellOf(molecule: DrawnMolecule): Cell[] {
  const drawn = paintMolfile(molecule.molfile);
  if (!drawn) return [];
  const [x0, y0, x1, y1] = boxAround(drawn.painted);
  const [width, height] = [x1 - x0 + 2 * PAD, y1 - y0 + 2 * PAD];
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  return [{ molecule, drawn, scale, width: width * scale, height: height * scale }];
}

const roomOf = ({ width }: Cell): number => Math.max(width, LEAST_WIDTH);

const heightOf = (row: readonly Cell[]): number =>
  Math.max(...row.map(({ height }) => height)) + LABEL_LINE;

function inRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  let used = 0;
  for (const cell of cells) {
    const row = rows.at(-1);
    if (row && used + GAP + roomOf(cell) <= MOST_WIDTH) {
      row.push(cell);
      used += GAP + roomOf(cell);
    } else {
      rows.push([cell]);
      used = roomOf(cell);
    }
  }
  return rows;
}

function pageOf(rows: readonly (readonly Cell[])[]): MadePage {
  const placed: {
    readonly molecule: PlacedMolecule;
    readonly letters: readonly PaintedLetters[];
  }[] = [];
  let top = MARGIN;
  for (const row of rows) {
    const height = heightOf(row) - LABEL_LINE;
    let left = MARGIN;
    for (const cell of row) {
      placed.push(place(cell, left, top, height));
      left += roomOf(cell) + GAP;
    }
    top += height + LABEL_LINE + GAP;
  }
  return {
    width: WIDTH,
    height: top - GAP + MARGIN,
    molecules: placed.map(({ molecule }) => molecule),
    letters: placed.flatMap(({ letters }) => letters),
  };
}

/** In the middle of its room, at the foot of its row. */
function place(cell: Cell, left: number, top: number, rowHeight: number) {
  const { molecule, drawn, scale, width, height } = cell;
  const [x0, y0] = boxAround(drawn.painted);
  const x = left + (roomOf(cell) - width) / 2;
  const y = top + rowHeight - height;
  const [dx, dy] = [x + (PAD - x0) * scale, y + (PAD - y0) * scale];
  const text = [molecule.number, molecule.name].filter((part) => part !== undefined).join(' ');
  const printed = cutToWidth(text, LABEL_SIZE, roomOf(cell));
  const start = left + (roomOf(cell) - widthOf(printed, LABEL_SIZE)) / 2;
  const base = top + rowHeight + LABEL_SIZE;
  const label: PrintedLabel = {
    ...(molecule.number !== undefined && { number: molecule.number }),
    ...(molecule.name !== undefined && { name: molecule.name }),
    text,
    box: boxAt([start, base - LABEL_SIZE, start + widthOf(printed, LABEL_SIZE), base + 3], 1, 0, 0),
  };
  const placed: PlacedMolecule = {
    painted: laidAt(drawn.painted, scale, dx, dy),
    box: boxAt([x, y, x + width, y + height], 1, 0, 0),
    molfile: molecule.molfile,
    ...(molecule.smiles !== undefined && { smiles: molecule.smiles }),
    ...(text !== '' && { label }),
    told: molecule.told,
    place: {
      x: dx + drawn.place.x * scale,
      y: dy + drawn.place.y * scale,
      scale: drawn.place.scale * scale,
    },
  };
  const letters =
    printed === '' ? [] : [{ text: printed, at: [start, base] as const, size: LABEL_SIZE }];
  return { molecule: placed, letters };
}
