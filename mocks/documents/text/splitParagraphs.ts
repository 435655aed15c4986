import { isSectionHead } from './sectionHead';
import type { TextRow } from './textRows';

/** Rows on either side whose left edge and leading tell what is usual in a place. */
const NEIGHBOURS = 12;

/** A blank of this many leadings between two rows ends a paragraph. */
const WIDE_LEADING = 1.3;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

interface Setting {
  /** Usual left edge and right edge, and distance of base lines, points. */
  readonly left: number;
  readonly right: number;
  readonly leading: number;
}

/** The rows of a column divided into paragraphs, headings, captions and tables. */
export function splitParagraphs(rows: readonly TextRow[]): TextRow[][] {
  const paragraphs: TextRow[][] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const paragraph = paragraphs.at(-1);
    const starts = before === undefined || startsParagraph(before, row, settingAround(rows, index));
    if (paragraph === undefined || starts) paragraphs.push([row]);
    else paragraph.push(row);
  });
  return paragraphs;
}

function settingAround(rows: readonly TextRow[], index: number): Setting {
  const size = rows[index]?.size ?? 0;
  const near = rows
    .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS)
    .filter((row) => !row.tabular && Math.abs(row.size - size) < 0.08 * size);
  const steps = near.slice(1).map((row, at) => row.y - (near[at]?.y ?? row.y));
  const leading = median(steps.filter((step) => step > 0.8 * size && step < 2.5 * size));
  return {
    left: mode(near.map((row) => row.box[0])) ?? 0,
    right: Math.max(...near.map((row) => row.box[2])),
    leading: leading ?? 1.25 * size,
  };
}

/** The most frequent value, to 2 points. */
function mode(values: readonly number[]): number | undefined {
  const counts = new Map<number, number[]>();
  for (const value of values) {
    const key = Math.round(value / 2);
    counts.set(key, [...(counts.get(key) ?? []), value]);
  }
  const largest = [...counts.values()].sort((a, b) => b.length - a.length)[0];
  return largest && median(largest);
}

function startsParagraph(before: TextRow, row: TextRow, setting: Setting): boolean {
  const step = row.y - before.y;
  if (before.tabular && row.tabular) return step < 0 || step > 2.5 * row.size;
  if (before.tabular !== row.tabular) return true;
  if (step <= 0 || step > WIDE_LEADING * setting.leading) return true;
  if (Math.abs(row.firstSize - before.lastSize) > 0.08 * before.lastSize) return true;
  if (isHeadAgainst(before, row) || isHeadAgainst(row, before)) return true;
  return isIndented(before, row, setting) || endsShort(before, row, setting);
}

/** Two rows of one heading share a font; a heading and the text below or above it do not. */
const isHeadAgainst = (head: TextRow, other: TextRow) =>
  head.font !== other.font && isSectionHead(head.text);

function isIndented(before: TextRow, row: TextRow, { left }: Setting): boolean {
  const indent = 0.7 * row.size;
  const hanging = row.box[0] < left - indent;
  const firstLine =
    row.box[0] > left + indent &&
    row.box[0] < left + 5 * row.size &&
    Math.abs(before.box[0] - left) < indent;
  return hanging || firstLine;
}

const endsShort = (before: TextRow, row: TextRow, { left, right }: Setting) =>
  before.box[2] < right - 0.3 * (right - left) &&
  /[.?!]\)?$/u.test(before.text) &&
  /^[\p{Lu}\p{N}]/u.test(row.text);
