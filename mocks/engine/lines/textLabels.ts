import type { TextRun } from '../page/pageContent';
import type { Box } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { unionBox } from '../geometry/boxes';
import { boxOfRun } from '../page/runBox';
import { looksLikeLabel } from './labelPattern';

/** One letter of a label, positioned by its share of the run's width. */
export interface Letter {
  readonly char: string;
  readonly box: Box;
  readonly size: number;
  /** Raised above, on, or below the label's baseline. */
  readonly level: 1 | 0 | -1;
}

/** Letters that belong together: an atom's symbol with its hydrogens, a group, a number. */
export interface TextLabel {
  readonly text: string;
  readonly letters: readonly Letter[];
  readonly box: Box;
  readonly size: number;
  /** True for a label read from pixels: it names only the atom; the hydrogens follow from the bonds. */
  readonly impliesHydrogens?: boolean;
}

/** Longer runs are words and lines of text. */
const MAX_RUN = 14;
/** Height of capitals, ems: the usual value of sans-serif and serif typefaces. */
const CAP_HEIGHT = 0.72;

/**
 * Runs near one place, those that cover several cells counted for each; letters of the densest figures are a
 * tenth of this.
 */
const CROWD = 500;

/** Box of a run's letters, from the baseline to the height of capitals. */
const capitalsBox = (run: TextRun): Box => boxOfRun(run, CAP_HEIGHT);

/** Joins the runs of a label with its sub- and superscripts. Rotated text is left out. */
export function assembleLabels(texts: readonly TextRun[]): TextLabel[] {
  const runs = texts
    .filter(isLabelRun)
    .map(trimmed)
    .flatMap(splitWide)
    .sort((a, b) => a.x - b.x);
  const boxes = runs.map(capitalsBox);
  const index = new BoxIndex(boxes, 15, CROWD);
  const next = runs.map((run, i) => followerOf(run, i, runs, index));
  const followers = new Set(next);
  const inText = wordNeighbourTest(texts);
  return runs.flatMap((_, i) => {
    if (followers.has(i)) return [];
    const chain: TextRun[] = [];
    const seen = new Set<number>();
    for (let at: number | undefined = i; at !== undefined && !seen.has(at); at = next[at]) {
      seen.add(at);
      const run = runs[at];
      if (run) chain.push(run);
    }
    const label = labelOf(chain);
    return label && !inText(label) ? [label] : [];
  });
}

/** Words have two or more lower-case letters in a row that are not part of a group's symbol. */
const isWord = (text: string): boolean => /[a-z]{2}/.test(text) && !looksLikeLabel(text.trim());

/** A letter that continues a line of words is part of a caption: the B of "Aflatoxin B1". */
function wordNeighbourTest(texts: readonly TextRun[]): (label: TextLabel) => boolean {
  const words = texts.filter(({ text, angle }) => Math.abs(angle) < 1 && isWord(text));
  const boxes = words.map(capitalsBox);
  const index = new BoxIndex(boxes, 40, CROWD);
  return ({ box, size, letters }) => {
    const base = letters.find(({ level }) => level === 0)?.box[3] ?? box[3];
    const area: Box = [
      box[0] - 0.6 * size,
      base - 0.1 * size,
      box[2] + 0.6 * size,
      base + 0.1 * size,
    ];
    return index.touching(area).some((i) => {
      const word = words[i];
      if (!word || Math.abs(word.y - base) > 0.15 * size) return false;
      const gap = Math.max(word.x - box[2], box[0] - (word.x + word.width));
      return gap > -0.1 * size && gap < 0.6 * size;
    });
  };
}

const isLabelRun = ({ text, angle }: TextRun): boolean =>
  Math.abs(angle) < 1 && text.trim().length > 0 && text.trim().length <= MAX_RUN;

/** Without blanks at either end; a blank is about a quarter of an em wide. */
function trimmed(run: TextRun): TextRun {
  const lead = run.text.length - run.text.trimStart().length;
  const trail = run.text.length - run.text.trimEnd().length;
  if (lead + trail === 0) return run;
  const blank = 0.25 * run.size;
  return {
    ...run,
    text: run.text.trim(),
    x: run.x + lead * blank,
    width: Math.max(run.width - (lead + trail) * blank, 0.1),
  };
}

/** A letter's usual advance is at most this many ems. */
const WIDEST = 1.1;

/**
 * Letters painted far from each other in one run, such as the two O of a sulfone, are labels of their own. The
 * space is part of each letter's advance.
 */
function splitWide(run: TextRun): TextRun[] {
  const chars = [...run.text].filter((char) => !/\s/.test(char));
  if (chars.length !== 2 || run.width < 2 * WIDEST * run.size) return [run];
  if (!chars.every((char) => /[A-Z]/.test(char))) return [run];
  return chars.map((text, i) => ({
    ...run,
    text,
    width: relativeWidth(text) * run.size,
    x: run.x + (i * run.width) / chars.length,
  }));
}

function followerOf(
  run: TextRun,
  i: number,
  runs: readonly TextRun[],
  index: BoxIndex,
): number | undefined {
  const end = run.x + run.width;
  const em = run.size;
  const area: Box = [end - 0.3 * em, run.y - 1.4 * em, end + 0.4 * em, run.y + 0.6 * em];
  let best: number | undefined;
  let bestGap = Infinity;
  for (const j of index.touching(area)) {
    const other = runs[j];
    if (!other || j === i || other.x <= run.x) continue;
    const gap = other.x - end;
    const size = Math.max(run.size, other.size);
    if (gap < -0.2 * size || gap > 0.16 * size || !onOneLine(run, other)) continue;
    if (gap < bestGap) {
      bestGap = gap;
      best = j;
    }
  }
  return best;
}

/** On the baseline, or smaller and shifted by up to half an em. */
function onOneLine(run: TextRun, other: TextRun): boolean {
  const size = Math.max(run.size, other.size);
  const shift = Math.abs(run.y - other.y);
  const script = Math.min(run.size, other.size) < 0.9 * size;
  return script ? shift < 0.55 * size : shift < 0.4 * size && isScript(run, other, shift, size);
}

/** Some programs set sub- and superscripts at full size; then only digits and charges count. */
function isScript(run: TextRun, other: TextRun, shift: number, size: number): boolean {
  if (shift < 0.12 * size) return true;
  return [run.text, other.text].some((text) => /^[\d+\-−–]+$/.test(text));
}

function labelOf(chain: readonly TextRun[]): TextLabel | undefined {
  const size = Math.max(...chain.map((run) => run.size));
  const base = chain.find((run) => run.size > 0.9 * size && /[A-Za-z]/.test(run.text)) ?? chain[0];
  if (!base) return undefined;
  const letters = chain.flatMap((run) => lettersOf(run, base));
  const boxes = chain.map(capitalsBox);
  const text = chain.map((run) => run.text).join('');
  return { text, letters, box: boxes.reduce(unionBox), size };
}

function lettersOf(run: TextRun, base: TextRun): Letter[] {
  const chars = [...run.text];
  const shift = base.y - run.y;
  const level = shift > 0.12 * base.size ? 1 : shift < -0.08 * base.size ? -1 : 0;
  const widths = chars.map(relativeWidth);
  const total = widths.reduce((sum, w) => sum + w, 0) || 1;
  let at = run.x;
  return chars.map((char, i) => {
    const width = (run.width * (widths[i] ?? 1)) / total;
    const box: Box = [at, run.y - run.size * CAP_HEIGHT, at + width, run.y];
    at += width;
    return { char, box, size: run.size, level };
  });
}

/** Approximate width of a letter, ems of Helvetica, to place letters within a run. */
function relativeWidth(char: string): number {
  if (/[ilj.,'′|]/.test(char)) return 0.24;
  if (/[trfI()[\]\-]/.test(char)) return 0.32;
  if (/[mMW]/.test(char)) return 0.85;
  if (/[A-Z+−–]/.test(char)) return 0.7;
  return 0.54;
}
