import type { PageContent } from '../../page/pageContent';
import type { Box, Point } from '../../geometry/box';
import { boxHeight, boxOf, boxWidth, growBox, unionBox } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import { findHashRuns, type HashRun } from '../../lines/hashRuns';
import type { Blob, Curve, Line, LineArt, Wedge } from '../../lines/lineArt';
import { looksLikeLabel } from '../../lines/labelPattern';
import { filledWave, waveOf } from '../../lines/waves';
import { assembleLabels, type TextLabel } from '../../lines/textLabels';
import { MAX_BOND } from '../../lines/bondLength';
import { boxOfLine, lengthOf } from '../../lines/lineMeasures';
import { tileParts, type TilePart } from './tileParts';

/** A piece of a page that can be part of a drawn structure. */
export type DrawingPart =
  | { readonly kind: 'line'; readonly box: Box; readonly line: Line }
  | { readonly kind: 'wedge' | 'wave'; readonly box: Box; readonly ends: readonly [Point, Point] }
  | {
      readonly kind: 'hash';
      readonly box: Box;
      readonly ends: readonly [Point, Point];
      readonly spacing: number;
    }
  | { readonly kind: 'label'; readonly box: Box; readonly margin: number; readonly text: string }
  /** A word that may stand for a group (`Alkyl`) if a bond ends at its first or last letter. */
  | { readonly kind: 'word'; readonly box: Box; readonly margin: number }
  /** A letter or wedge without readable text: a stencil tile or a filled outline. */
  | TilePart;

/** Numbers beside bonds count atoms; a group's name begins with two letters. */
const GROUP_NAME = /^[A-Za-z]{2}[A-Za-z0-9()-]{0,12}$/;

/** Maximum size of an arc of a wavy bond, points. */
const MAX_ARC = 4;
/** Labels as high as this, points, are headings. */
const MAX_LABEL = 48;

/** Lists everything on a page that may belong to drawn structures. */
export function listDrawingParts(page: PageContent, art: LineArt): DrawingPart[] {
  const runs = findHashRuns(art.lines);
  const hashed = new Set(runs.flatMap((run) => run.members));
  const lines = art.lines.filter(
    (line, i) => !hashed.has(i) && lengthOf(line) <= MAX_BOND && lengthOf(line) > 1,
  );
  return [
    ...lines.map((line): DrawingPart => ({ kind: 'line', box: boxOfLine(line), line })),
    ...art.wedges.map(wedgePart),
    ...runs.map((run) => hashPart(run, art.lines)),
    ...art.curves.flatMap(wavePart),
    ...art.blobs.flatMap(filledWavePart),
    ...assembleLabels(page.texts).flatMap(textPart),
    ...tileParts(page, art.blobs),
  ];
}

/** Pieces near one place; more are a pattern. */
export const PATTERN = 500;

function textPart({ box, size, text }: TextLabel): DrawingPart[] {
  if (boxHeight(box) >= MAX_LABEL) return [];
  const margin = 0.42 * size;
  if (looksLikeLabel(text)) return [{ kind: 'label', box, margin, text }];
  return GROUP_NAME.test(text) ? [{ kind: 'word', box, margin }] : [];
}

function wedgePart({ narrow, wide, wideWidth }: Wedge): DrawingPart {
  const box = boxOf([narrow, wide]) ?? [0, 0, 0, 0];
  return { kind: 'wedge', box: growBox(box, wideWidth / 2), ends: [narrow, wide] };
}

/** Wavy bonds are painted as one stroke or as small arcs, one after the other; larger curves are arrows and circles. */
function wavePart(curve: Curve): DrawingPart[] {
  const { points, closed, box } = curve;
  const wave = waveOf(curve);
  if (wave && distance(wave.a, wave.b) <= MAX_BOND) {
    return [{ kind: 'wave', box, ends: [wave.a, wave.b] }];
  }
  const [from, to] = [points[0], points.at(-1)];
  if (closed || !from || !to || Math.max(boxWidth(box), boxHeight(box)) > MAX_ARC) return [];
  return [{ kind: 'wave', box, ends: [from, to] }];
}

function filledWavePart(blob: Blob): DrawingPart[] {
  const wave = filledWave(blob);
  return wave ? [{ kind: 'wave', box: blob.box, ends: [wave.a, wave.b] }] : [];
}

function hashPart(run: HashRun, lines: readonly Line[]): DrawingPart {
  const boxes = run.members.flatMap((i) => {
    const line = lines[i];
    return line ? [boxOfLine(line)] : [];
  });
  const box = boxes.reduce(unionBox, boxOf([run.narrow, run.wide]) ?? [0, 0, 0, 0]);
  return { kind: 'hash', box, ends: [run.narrow, run.wide], spacing: run.spacing };
}
