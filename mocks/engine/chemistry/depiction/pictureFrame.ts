import type { Point } from '../../geometry/box';
import type { PictureSize } from '../../ink/pixels';
import type { Mol } from '../rdkit';
import type { ShownPart } from './tidySvg';

/**
 * RDKit chooses the scale and position of a drawing itself, but neither rotates nor distorts it. So where it
 * puts two atoms whose places on the picture are known tells how the drawing lies on the picture.
 */
export interface End extends Point {
  /** Index in the molecule. */
  readonly atom: number;
}

/**
 * Two atoms at opposite ends of a molecule whose coordinates are a picture's pixels, with those pixels;
 * undefined if all atoms are in the same place.
 */
export function endsOf(mol: Mol): readonly [End, End] | undefined {
  const places: readonly (readonly number[])[] = mol.get_coords();
  const atoms = places.map(([x = 0, y = 0], atom) => ({ atom, x, y: -y }));
  const [first] = atoms;
  if (!first) return undefined;
  const one = furthestFrom(first, atoms);
  const other = furthestFrom(one, atoms);
  return distance(one, other) > 0 ? [one, other] : undefined;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const furthestFrom = (start: End, atoms: readonly End[]) =>
  atoms.reduce((best, atom) => (distance(start, atom) > distance(start, best) ? atom : best));

/** Options that make RDKit mark these atoms with circles, too small to change the drawing's extent. */
export const marking = (ends: readonly End[]) => ({
  atoms: ends.map(({ atom }) => atom),
  atomHighlightsAreCircles: true,
  highlightRadius: 0.01,
});

/**
 * The part of a drawing that covers a picture.
 *
 * @param marked RDKit's SVG with its marks
 * @throws Error if the marks are missing
 */
export function partUnderPicture(
  marked: string,
  [one, other]: readonly [End, End],
  { width, height }: PictureSize,
): ShownPart {
  const [drawnOne, drawnOther] = [markOf(marked, one), markOf(marked, other)];
  const scale = distance(drawnOne, drawnOther) / distance(one, other);
  return {
    x: drawnOne.x - one.x * scale,
    y: drawnOne.y - one.y * scale,
    width: width * scale,
    height: height * scale,
  };
}

function markOf(svg: string, { atom }: End): Point {
  const mark = new RegExp(
    `<ellipse cx='(-?[\\d.]+)' cy='(-?[\\d.]+)' [^>]*class='atom-${atom}'`,
  ).exec(svg);
  if (!mark) throw new Error(`RDKit drew no mark at atom ${atom + 1}`);
  return { x: Number(mark[1]), y: Number(mark[2]) };
}
