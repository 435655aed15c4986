import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import { usualBondLength } from '../../lines/bondLength';
import { findHashRuns, type HashRun } from '../../lines/hashRuns';
import { type LoneHash, loneHashes } from '../../lines/loneStrokes';
import type { Line, Wedge } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import { broadBond, broadDashed } from './broadDashed';
import { findCrossedDoubles } from './crossedDoubles';
import { findDashes, isBeside } from './dashes';
import { axisOf, slackOf } from './hashAxes';
import type { DrawingContent } from './drawingContent';
import type { DrawnBond } from './drawnBond';
import { joinInterrupted } from './interruptedBonds';
import { isAtomLabel, labelGap } from './labelAtEnd';
import { groupMultipleBonds } from './multipleBonds';
import { nearestPlaceAmong } from './nearestPlace';
import { waveBond, wavyBonds } from './wavyBonds';
import { findZigzags } from './zigzags';

/** Shorter lines, in bond lengths, are specks. */
const MIN_LINE = 0.16;

export const DASHED_AS_SINGLE = 'Dashed bonds were read as single bonds';

export interface DrawnBonds {
  readonly bonds: readonly DrawnBond[];
  /** Usual bond length, points. */
  readonly bondLength: number;
  /** Dashed lines. */
  readonly dashed: readonly Line[];
  /** Parts that were drawn but not read, as messages for the user. */
  readonly remarks: readonly string[];
}

/** Reads a drawing's lines and shapes as bonds; undefined if there are no lines. */
export function readDrawnBonds(content: DrawingContent): DrawnBonds | undefined {
  const runs = findHashRuns(content.lines);
  const hashed = new Set(runs.flatMap((run) => run.members));
  const plain = content.lines.filter((_, i) => !hashed.has(i));
  const bondLength = usualBondLength(plain);
  if (bondLength === undefined) return undefined;
  const zigzags = findZigzags(plain, bondLength);
  const waves = new Set(zigzags.flatMap(({ strokes }) => strokes));
  const straight = plain.filter((line) => !waves.has(line));
  const dashes = findDashes(straight, bondLength);
  const axes = new Map(runs.map((run) => [run, axisOf(run, plain, bondLength)]));
  const wedged = axesOf([...content.wedges, ...runs]);
  const lone = loneHashes(straight, wedged, atomLetters(content), bondLength);
  const hashes = lone.flatMap(({ strokes }) => strokes);
  const apart = new Set([...waves, ...dashes, ...axes.values(), ...hashes]);
  const pieces = plain.filter(
    (line) =>
      !line.dashed &&
      !apart.has(line) &&
      (lengthOf(line) > MIN_LINE * bondLength || joinsLetters(line, content, bondLength)),
  );
  const solid = joinInterrupted(pieces, wedged, bondLength);
  const broad = broadDashed(plain, bondLength);
  const isThin = (line: Line) => line.dashed && !dashes.has(line) && !broad.includes(line);
  const dashed = [...dashes, ...plain.filter(isThin)];
  const nearest = nearestPlaceAmong(solid, content, runs, bondLength);
  const crossed = findCrossedDoubles(solid, bondLength);
  const beside = solid.filter((line) => !crossed.some(({ lines }) => lines.includes(line)));
  const bonds = [
    ...groupMultipleBonds(beside, bondLength, nearest).map(delocalisedBy(dashes, bondLength)),
    ...crossed.map(({ bond }) => bond),
    ...zigzags.map(({ a, b }) => waveBond(a, b, bondLength)),
    ...content.wedges.filter((w) => isBondWedge(w, bondLength)).map(wedgeBond),
    ...runs.map((run) => hashBond(run, bondLength, axes.get(run))),
    ...lone.map(loneBond),
    ...broad.map(({ a, b }) => broadBond(a, b, bondLength)),
    ...wavyBonds(content, bondLength),
  ];
  return { bonds, bondLength, dashed, remarks: dashed.length > 0 ? [DASHED_AS_SINGLE] : [] };
}

const atomLetters = ({ labels }: DrawingContent) =>
  labels.filter(isAtomLabel).flatMap(({ letters }) => letters.map(({ box }) => box));

const loneBond = ({ corner, tip }: LoneHash): DrawnBond => ({
  a: corner,
  b: tip,
  order: 1,
  stereo: 'down',
  slack: 0,
  narrowEndKnown: true,
});

const axesOf = (wedges: readonly Pick<Wedge, 'narrow' | 'wide'>[]) =>
  wedges.map(({ narrow, wide }) => ({ a: narrow, b: wide }));

const delocalisedBy =
  (dashes: ReadonlySet<Line>, bondLength: number) =>
  (bond: DrawnBond): DrawnBond =>
    bond.order === 1 && [...dashes].some((dash) => isBeside(dash, bond, bondLength))
      ? { ...bond, delocalised: true }
      : bond;

/** Between two letters only a short piece of a bond remains: the O–O of a peroxide. */
function joinsLetters({ a, b }: Line, { labels }: DrawingContent, bond: number): boolean {
  const at = (p: Point) => {
    const near = labels.filter((label) => labelGap(label, p) < 0.3 * bond);
    return near.sort((m, n) => labelGap(m, p) - labelGap(n, p))[0];
  };
  const from = at(a);
  const to = at(b);
  return from !== undefined && to !== undefined && from !== to;
}

/** Between an atom and a near label only the tip of a wedge remains. */
const isBondWedge = ({ narrow, wide }: Wedge, bond: number): boolean =>
  distance(narrow, wide) > 0.12 * bond && distance(narrow, wide) < 2.2 * bond;

const wedgeBond = ({ narrow, wide, wideWidth }: Wedge): DrawnBond => ({
  a: narrow,
  b: wide,
  order: 1,
  stereo: 'up',
  slack: wideWidth / 4,
  narrowEndKnown: true,
});

function hashBond(run: HashRun, bond: number, axis: Line | undefined): DrawnBond {
  const { narrow, wide, tapered } = run;
  const [a, b] = axis ? inOrder(axis, narrow) : [narrow, wide];
  const slack = axis ? 0 : slackOf(run, bond);
  return { a, b, order: 1, stereo: 'down', slack, narrowEndKnown: tapered };
}

const inOrder = ({ a, b }: Line, first: Point): [Point, Point] =>
  distance(a, first) < distance(b, first) ? [a, b] : [b, a];
