import { boxHeight, boxOf, boxWidth, sharedArea } from '../geometry/boxes';
import type { Box } from '../geometry/box';
import type { PaintedRun } from './hiddenText';
import type { ImagePlacement, VectorPath } from './pageContent';

/** How a page shows its text without letters that could be read from the file: as a picture, or as shapes. */
export type UnreadText = 'picture' | 'shapes';

/** Letters that a scanned page may have without an OCR layer: a stamp about who downloaded it, and when. */
const MAX_STAMP = 300;

/** Lines of any length that it may have: two of a library, a running head and a foot. */
const MAX_LINES = 4;

/** Share of the page that the picture of a scan covers; a figure leaves room for margins and its caption. */
const MIN_COVER = 0.8;

/** Pictures that are looked at; scans consist of one or a few strips, hostile pages of millions. */
const MAX_PICTURES = 500;

interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly angle: number;
}

/** Whether a page has so few letters that it may be a scan. */
export const hasFewLetters = (texts: readonly Written[]): boolean =>
  lettersIn(texts) <= MAX_STAMP || linesIn(texts) <= MAX_LINES;

const lettersIn = (texts: readonly Written[]) =>
  texts.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0);

/** How many baselines they stand on, roughly: runs of a line may differ by part of a letter's height. */
function linesIn(texts: readonly Written[]): number {
  const lines = new Set<string>();
  for (const { text, x, y, size, angle } of texts) {
    if (text.trim() === '') continue;
    const isUpright = Math.abs(Math.sin((angle * Math.PI) / 180)) < 0.5;
    lines.add(`${isUpright} ${Math.round((isUpright ? y : x) / Math.max(size, 4))}`);
    if (lines.size > MAX_LINES) break;
  }
  return lines.size;
}

interface Painted {
  readonly width: number;
  readonly height: number;
  readonly images: readonly ImagePlacement[];
  readonly paths: readonly VectorPath[];
  readonly texts: readonly PaintedRun[];
}

/**
 * How a page of few letters shows its text: as a picture, or as the outlines of letters. Undefined if it does
 * neither, or if a scanner's program has read the picture and added invisible letters.
 */
export function unreadTextOf(painted: Painted): UnreadText | undefined {
  const { texts } = painted;
  if (!hasFewLetters(texts)) return undefined;
  const layer = texts.filter(({ doubt }) => doubt === 'unpainted');
  if (isCovered(painted)) return linesIn(layer) > MAX_LINES ? undefined : 'picture';
  return countOutlines(painted.paths) >= MIN_OUTLINES + OUTLINES_A_LETTER * lettersIn(texts)
    ? 'shapes'
    : undefined;
}

function isCovered({ width, height, images }: Painted): boolean {
  const page: Box = [0, 0, width, height];
  const covered = images
    .slice(0, MAX_PICTURES)
    .reduce((sum, { box, sheet = box }) => sum + sharedArea(sheet, page), 0);
  return covered >= MIN_COVER * boxWidth(page) * boxHeight(page);
}

/** Fewer letters than in three lines of text; the painted labels of a page of drawings stand beside a caption. */
const MIN_OUTLINES = 100;
const OUTLINES_A_LETTER = 4;

/** Points: letters of text; a drawing's filled bonds and arrows have no curves. */
const SMALLEST = 1;
const LARGEST = 30;

/** Filled shapes of the size of letters that have curves, as two of three letters do. */
function countOutlines(paths: readonly VectorPath[]): number {
  const shapes = paths.filter(({ kind }) => kind === 'fill').flatMap(({ subpaths }) => subpaths);
  return shapes.filter(({ curved, points }) => {
    const box = curved ? boxOf(points) : undefined;
    if (!box) return false;
    const height = boxHeight(box);
    return height > SMALLEST && height < LARGEST && boxWidth(box) < LARGEST;
  }).length;
}
