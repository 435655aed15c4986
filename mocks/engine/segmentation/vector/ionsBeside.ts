import type { Box } from '../../geometry/box';
import { boxGap, boxHeight, boxWidth, growBox, sharedArea, unionBox } from '../../geometry/boxes';
import { usualBondLength } from '../../lines/bondLength';
import { isCounterIon, isSaltAcid } from '../../lines/counterIons';
import type { Line } from '../../lines/lineArt';
import { boxOfLine, lengthOf } from '../../lines/lineMeasures';
import type { DrawingPart } from './drawingParts';
import { paintedIons } from './paintedIons';

/** Largest gap between a drawing and its ion or acid, bond lengths; acids are reagents, too. */
const REACH = { ion: 3, acid: 2.5 } as const;
/** Beside a drawing, within its height or width, bonds may be farther away than this from its box, bond lengths. */
const BESIDE = 1.5;
/** Another drawing is at least this many times as far away. */
const APART = 1.5;
/** Other text this close on the same line, heights, makes it a word of a sentence. */
const WORD_GAP = 1;
/** An arrow's shaft: at least this long, this close below or above what is written at it; heights. */
const SHAFT = { length: 3, gap: 2.5 } as const;

/**
 * Adds to each drawing the counter-ions and acids that are written beside it: `Na+`, `HCl`.
 *
 * @param drawings indices of each drawing's parts
 * @param lines of the page, arrows included
 * @returns the same with further indices
 */
export function withIonsBeside(
  drawings: readonly (readonly number[])[],
  parts: readonly DrawingPart[],
  lines: readonly Line[],
): number[][] {
  const taken = new Set(drawings.flat());
  const joined = drawings.map((members) => [...members]);
  const written = parts.flatMap((part, i) => {
    const reach = taken.has(i) || part.kind !== 'label' ? 0 : reachOf(part.text);
    return reach > 0 ? [{ members: [i], box: part.box, reach }] : [];
  });
  const painted = paintedIons(parts, taken).map((ion) => ({ ...ion, reach: REACH[ion.kind] }));
  const beside = [...written, ...painted];
  if (beside.length === 0) return joined;
  const hosts = drawings.map((members) => hostOf(members, parts));
  const bonds = new Set(
    [...taken].flatMap((i) => (parts[i]?.kind === 'line' ? parts[i].line : [])),
  );
  const shafts = lines.filter((line) => !bonds.has(line));
  for (const { members, box, reach } of beside) {
    const others = parts.filter((_, i) => !taken.has(i) && !members.includes(i));
    if (isInText(box, others) || isAtArrow(box, shafts)) continue;
    const host = nearestHost(box, hosts, reach);
    if (host !== undefined) joined[host]?.push(...members);
  }
  return joined;
}

function reachOf(text: string): number {
  if (isCounterIon(text)) return REACH.ion;
  return isSaltAcid(text) ? REACH.acid : 0;
}

interface Host {
  readonly boxes: readonly Box[];
  readonly bondLength: number;
}

function hostOf(members: readonly number[], parts: readonly DrawingPart[]): Host {
  const own = members.flatMap((i) => parts[i] ?? []);
  const lines = own.flatMap((part) => (part.kind === 'line' ? [part.line] : []));
  return { boxes: own.map(({ box }) => box), bondLength: usualBondLength(lines) ?? 0 };
}

/** The drawing that is close, while all others are clearly farther away. */
function nearestHost(box: Box, hosts: readonly Host[], reach: number): number | undefined {
  const gaps = hosts.map(({ boxes }) => Math.min(...boxes.map((own) => boxGap(own, box))));
  const nearest = gaps.indexOf(Math.min(...gaps));
  const [gap = Infinity, host] = [gaps[nearest], hosts[nearest]];
  if (!host) return undefined;
  const gapToAll = boxGap(host.boxes.reduce(unionBox), box);
  if (gap > reach * host.bondLength && gapToAll > BESIDE * host.bondLength) return undefined;
  return gaps.some((other, i) => i !== nearest && other < APART * gap) ? undefined : nearest;
}

function isInText(box: Box, parts: readonly DrawingPart[]): boolean {
  const gap = WORD_GAP * boxHeight(box);
  const line: Box = [box[0] - gap, box[1], box[2] + gap, box[3]];
  return parts.some(
    ({ kind, box: other }) =>
      (kind === 'label' || kind === 'word' || kind === 'tile') && sharedArea(line, other) > 0,
  );
}

/** What is written above or below an arrow is a reagent. */
function isAtArrow(box: Box, lines: readonly Line[]): boolean {
  const height = boxHeight(box);
  const area = growBox(box, SHAFT.gap * height);
  return lines.some((line) => {
    const shaft = boxOfLine(line);
    return (
      lengthOf(line) > SHAFT.length * height &&
      boxHeight(shaft) < 0.05 * boxWidth(shaft) &&
      sharedArea(growBox(shaft, 0.1), area) > 0
    );
  });
}
