import type { Point } from '../../geometry/box';
import { boxCentre, distanceToBox } from '../../geometry/boxes';
import { direction, distance, dot, midpoint, subtract } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawingContent } from './drawingContent';

/** Why such a drawing is withheld, as a message for the user. */
export const REPEAT_UNIT = 'A part in brackets is repeated, which a structure cannot say';

/** Lengths of a bracket's bar and of its ticks, in bonds. */
const BAR = { min: 0.9, max: 8 } as const;
const TICK = { min: 0.08, max: 0.6 } as const;
/** The ticks of a bracket begin at the ends of its bar, within this many bonds. */
const JOINT = 0.06;
/** A count stands at the lower end of its bracket, within this many bonds. */
const AT_BRACKET = 0.8;
/** Brackets are few; drawings with more bars are plots. */
const MAX_BARS = 200;

const COUNT = /^(?:[nmpqx]['′]?|[nmpqx][+−–-]\d{1,2}|\d{1,3})$/;
/** Written brackets with their count: `]n`, `)m`; on their own, digits and charges may be meant otherwise. */
const WRITTEN = /^[)\]](?:[nmpqx]|\d{1,3})$/;

/** Whether brackets with a count stand around a part of a drawing. */
export function hasRepeatUnit(
  { lines, labels, labelsBeyond }: DrawingContent,
  bondLength: number,
): boolean {
  const written = [...labels, ...labelsBeyond];
  if (written.some(({ text }) => WRITTEN.test(text.trim()))) return true;
  const counts = written.filter(({ text }) => COUNT.test(text.trim()));
  if (counts.length === 0) return false;
  const brackets = [...bracketsAmong(lines, bondLength), ...written.flatMap(bracketOf)];
  const closed = brackets.filter((bracket) => brackets.some((other) => faces(bracket, other)));
  return closed.some((bracket) =>
    counts.some((count) => standsAt(count, bracket, AT_BRACKET * bondLength)),
  );
}

interface Bracket {
  readonly from: Point;
  readonly to: Point;
  /** From its bar to the ends of its ticks. */
  readonly opens: Point;
}

/** A bracket that is a letter of its own. */
function bracketOf({ text, box: [x0, y0, x1, y1] }: TextLabel): Bracket[] {
  const sign = text.trim();
  if (!/^[()[\]]$/.test(sign)) return [];
  const x = (x0 + x1) / 2;
  const opens = { x: /[([]/.test(sign) ? 1 : -1, y: 0 };
  return [{ from: { x, y: y0 }, to: { x, y: y1 }, opens }];
}

function bracketsAmong(lines: readonly Line[], bondLength: number): Bracket[] {
  const isWithin = ({ a, b }: Line, { min, max }: { readonly min: number; readonly max: number }) =>
    distance(a, b) >= min * bondLength && distance(a, b) <= max * bondLength;
  const bars = lines.filter((line) => isWithin(line, BAR));
  const ticks = lines.filter((line) => isWithin(line, TICK));
  if (bars.length > MAX_BARS || ticks.length > MAX_BARS) return [];
  return bars.flatMap(({ a, b }) => {
    const along = direction(a, b);
    const [first, second] = [a, b].map((end) =>
      ticks
        .flatMap((tick) => tickAt(tick, end, JOINT * bondLength) ?? [])
        .find((tick) => {
          return Math.abs(dot(tick, along)) < 0.2;
        }),
    );
    if (!first || !second || dot(first, second) < 0.9) return [];
    return [{ from: a, to: b, opens: first }];
  });
}

/** The direction of a tick from a bar's end; undefined if it begins elsewhere. */
function tickAt({ a, b }: Line, end: Point, within: number): Point | undefined {
  if (distance(a, end) <= within) return direction(a, b);
  return distance(b, end) <= within ? direction(b, a) : undefined;
}

/** Two brackets that open towards each other. */
function faces(one: Bracket, other: Bracket): boolean {
  if (dot(one.opens, other.opens) > -0.9) return false;
  const way = subtract(midpoint(other.from, other.to), midpoint(one.from, one.to));
  return dot(way, one.opens) > 0;
}

/** A count stands outside a bracket, at one of its ends. */
function standsAt({ box }: TextLabel, { from, to, opens }: Bracket, within: number): boolean {
  const centre = boxCentre(box);
  const isOutside = dot(subtract(centre, from), opens) < 0;
  return isOutside && [from, to].some((end) => distanceToBox(end, box) < within);
}
