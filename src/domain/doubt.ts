import type { Placement } from './placement';
import type { Saved } from './saved/common.schema';
import type { doubtSchema } from './saved/structure.schema';

/** A place of a reading that may be wrong. Lengths are shares of the picture, so that they survive its scaling. */
export type Doubt = Saved<typeof doubtSchema>;

/** Width and height of a picture, in whatever unit it is shown. */
export interface ShownSize {
  readonly width: number;
  readonly height: number;
}

/** A circle, in the unit of the size it was made for. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Of a ring around a place of unknown extent, in widths of the picture. */
const USUAL_RADIUS = 0.04;

/**
 * The ring around a doubt, wherever the picture is shown, or a reading drawn in the picture's frame.
 *
 * @param leastRadius so that it can be seen, in the unit of the size
 * @public The review draws with it.
 */
export function ringOf(
  { x, y, radius = USUAL_RADIUS }: Pick<Doubt, 'x' | 'y' | 'radius'>,
  { width, height }: ShownSize,
  leastRadius: number,
): Ring {
  return { x: x * width, y: y * height, radius: Math.max(radius * width, leastRadius) };
}

/** Shares of the picture. */
export interface AtomPlace {
  readonly x: number;
  readonly y: number;
}

const COUNTS_LINE = 3;
const V2000_COUNTS = /^(?<atoms>[ \d]{3})[ \d]{3}.*V2000/;
const V2000_ATOM = /^(?<x>[ \d.+-]{10})(?<y>[ \d.+-]{10})/;
const V3000_ATOM = /^M {2}V30 \d+ \S+ (?<x>\S+) (?<y>\S+) /;

/**
 * Where each atom of a reading lies on its picture. Together with the molfile, whose atoms have the same order,
 * it says how any other drawing of the reading lies to the picture.
 *
 * @returns empty if the placement's molfile cannot be read
 * @public The review draws with it.
 */
export function atomPlaces({ molfile, width, height }: Placement): readonly AtomPlace[] {
  const lines = molfile.split(/\r?\n/);
  const counts = V2000_COUNTS.exec(lines[COUNTS_LINE] ?? '');
  const places = counts
    ? placesIn(atomLines(lines, Number(counts.groups?.['atoms'])), V2000_ATOM)
    : placesIn(atomLinesV3000(lines), V3000_ATOM);
  const shares = places.map(({ x, y }) => ({ x: x / width, y: 0 - y / height }));
  return shares.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) ? shares : [];
}

/** y points upwards, as in molfiles; not a number where a line has no coordinates. */
const placesIn = (lines: readonly string[], pattern: RegExp) =>
  lines.map((line) => {
    const groups = pattern.exec(line)?.groups;
    return { x: Number(groups?.['x'] ?? NaN), y: Number(groups?.['y'] ?? NaN) };
  });

const atomLines = (lines: readonly string[], count: number): readonly string[] =>
  lines.slice(COUNTS_LINE + 1, COUNTS_LINE + 1 + count);

function atomLinesV3000(lines: readonly string[]): readonly string[] {
  const begin = lines.indexOf('M  V30 BEGIN ATOM');
  const end = lines.indexOf('M  V30 END ATOM');
  return begin < 0 || end < begin ? [] : lines.slice(begin + 1, end);
}

/**
 * The places of the atoms that a doubt is about; those that the placement lacks are left out.
 *
 * @public The review draws with it.
 */
export function placesOfDoubt(
  { atoms }: Pick<Doubt, 'atoms'>,
  places: readonly AtomPlace[],
): AtomPlace[] {
  return atoms.flatMap((atom) => places[atom] ?? []);
}
