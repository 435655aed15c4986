import type { PageContent } from '../../page/pageContent';
import type { Box, Point } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxHeight, boxOf, boxWidth, growBox, unionBox } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import { findHashRuns, type HashRun } from '../../lines/hashRuns';
import type { Curve, Line, LineArt, Wedge } from '../../lines/lineArt';
import { looksLikeLabel } from '../../lines/labelPattern';
import { waveOf } from '../../lines/waves';
import { assembleLabels, type TextLabel } from '../../lines/textLabels';
import { MAX_BOND } from '../../lines/bondLength';
import { boxOfLine, lengthOf } from '../../lines/lineMeasures';
import { areSigned } from './raisedSign';

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

interface TilePart {
  readonly kind: 'tile';
  readonly box: Box;
  readonly margin: number;
}

/** Numbers beside bonds count atoms; a group's name begins with two letters. */
const GROUP_NAME = /^[A-Za-z]{2}[A-Za-z0-9()-]{0,12}$/;

/** Maximum size of tiles and outlines taken for letters or wedges, points. */
const MAX_TILE = 40;
/** Maximum size of an arc of a wavy bond, points. */
const MAX_ARC = 4;
/** Minimum height of a drawing's letters, points. */
const MIN_LETTER = 2.5;
const MAX_LETTER = 24;

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
    ...assembleLabels(page.texts).flatMap(textPart),
    ...withSignMargins([
      ...page.images.filter(({ stencil }) => stencil).flatMap(({ box }) => tilePart(box)),
      ...art.blobs.flatMap(({ box }) => tilePart(box)),
    ]),
  ];
}

/** Margin of a raised sign, heights of its letter: a bond to the letter ends before the sign. */
const AT_SIGN = 0.5;
/** Pieces near one place; more are a pattern. */
export const PATTERN = 500;
/** Shapes near one place; more are no letters. */
const CROWD = 100;

function withSignMargins(tiles: readonly TilePart[]): TilePart[] {
  const index = new BoxIndex(
    tiles.map(({ box }) => box),
    MAX_LETTER,
    CROWD,
  );
  return tiles.map((tile) => {
    const beside = index.touching(growBox(tile.box, boxHeight(tile.box)));
    const letter = beside
      .flatMap((i) => tiles[i] ?? [])
      .find(({ box }) => {
        return boxHeight(box) > boxHeight(tile.box) && areSigned(box, tile.box);
      });
    return letter ? { ...tile, margin: AT_SIGN * boxHeight(letter.box) } : tile;
  });
}

function textPart({ box, size, text }: TextLabel): DrawingPart[] {
  if (boxHeight(box) >= 2 * MAX_LETTER) return [];
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

function hashPart(run: HashRun, lines: readonly Line[]): DrawingPart {
  const boxes = run.members.flatMap((i) => {
    const line = lines[i];
    return line ? [boxOfLine(line)] : [];
  });
  const box = boxes.reduce(unionBox, boxOf([run.narrow, run.wide]) ?? [0, 0, 0, 0]);
  return { kind: 'hash', box, ends: [run.narrow, run.wide], spacing: run.spacing };
}

function tilePart(box: Box): TilePart[] {
  const [w, h] = [boxWidth(box), boxHeight(box)];
  if (Math.max(w, h) > MAX_TILE || Math.max(w, h) < 0.5) return [];
  const letter = h >= MIN_LETTER && h <= MAX_LETTER;
  return [{ kind: 'tile', box, margin: letter ? 0.45 * h : 0.8 }];
}
