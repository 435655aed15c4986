import { median } from '../geometry/median';
import { isSectionHead } from './sectionHead';
import type { TextRow } from './textRows';

/** Rows on either side that define the usual left edge and leading. */
const NEIGHBOURS = 12;

/** A distance of this many leadings between two rows ends a paragraph. */
const WIDE_LEADING = 1.3;

/** Font sizes between two rows beyond which another table begins. */
const TABLE_GAP = 1.5;

interface Setting {
  /** Usual left edge and right edge, and distance between baselines, points. */
  readonly left: number;
  readonly right: number;
  readonly leading: number;
  /** Font of most rows. */
  readonly font: string;
}

/** The rows of a column, divided into paragraphs, headings, captions and tables. */
export function splitParagraphs(rows: readonly TextRow[]): TextRow[][] {
  const paragraphs: TextRow[][] = [];
  let afterHead = false;
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const paragraph = paragraphs.at(-1);
    const setting = settingAround(rows, index);
    const head = isStyledHead(before, row, setting);
    const leavesHead = afterHead && row.font !== before?.font;
    const opening = paragraph?.[0];
    const starts =
      before === undefined || !opening || startsParagraph(before, row, opening, setting);
    if (paragraph === undefined || starts || head || leavesHead) paragraphs.push([row]);
    else paragraph.push(row);
    afterHead = head || (afterHead && !leavesHead && !starts);
  });
  return paragraphs;
}

function settingAround(rows: readonly TextRow[], index: number): Setting {
  const size = rows[index]?.size ?? 0;
  const near = rows
    .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS)
    .filter((row) => !row.tabular && Math.abs(row.size - size) < 0.08 * size);
  const steps = near.slice(1).map((row, at) => row.y - (near[at]?.y ?? row.y));
  const usual = steps.filter((step) => step > 0.8 * size && step < 2.5 * size);
  return {
    // Rounded to 2 points: justified lines begin within a fraction of one.
    left: 2 * (mode(near.map((row) => Math.round(row.box[0] / 2))) ?? 0),
    right: Math.max(...near.map((row) => row.box[2])),
    leading: median(usual, 1.25 * size),
    font: mode(near.map((row) => row.font)) ?? '',
  };
}

/** The most frequent value. */
function mode<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** "2 Another Laboratory" below "1 Department of Tests" on one line. */
const isNextNumber = (opening: TextRow, row: TextRow): boolean =>
  Number.parseInt(row.text, 10) === Number.parseInt(opening.text, 10) + 1;

/** @param opening the first row of the paragraph so far */
function startsParagraph(
  before: TextRow,
  row: TextRow,
  opening: TextRow,
  setting: Setting,
): boolean {
  const step = row.y - before.y;
  if (before.tabular && row.tabular) {
    // A cell of several lines reaches down to the next row.
    return step < 0 || row.box[1] - before.box[3] > TABLE_GAP * row.size;
  }
  if (before.tabular !== row.tabular) return true;
  if (step <= 0 || step > WIDE_LEADING * setting.leading) return true;
  if (Math.abs(row.firstSize - before.lastSize) > 0.08 * before.lastSize) return true;
  if (isHeadAgainst(before, row) || isHeadAgainst(row, before)) return true;
  return isIndented(before, row, opening, setting) || endsShort(before, row, setting);
}

/** A heading without a number: a short row in another font after a complete sentence. */
function isStyledHead(before: TextRow | undefined, row: TextRow, setting: Setting): boolean {
  const finished = before === undefined || /[.!?:)\]]$/u.test(before.text);
  const short = row.box[2] < setting.right - 0.15 * (setting.right - setting.left);
  return (
    finished &&
    short &&
    row.font !== setting.font &&
    !row.tabular &&
    /^\p{Lu}.{2,70}[^.,;:]$/u.test(row.text)
  );
}

/** The rows of one heading have the same font; a heading and the text below or above it don't. */
const isHeadAgainst = (head: TextRow, other: TextRow) =>
  head.font !== other.font && isSectionHead(head.text);

/** The number or sign of an affiliation, a note or a reference. */
const MARKED = /^(?:\d{1,3}[.)]?\s|[*†‡§]\s*)\p{Lu}/u;

function isIndented(before: TextRow, row: TextRow, opening: TextRow, { left }: Setting): boolean {
  const indent = 0.7 * row.size;
  if (MARKED.test(opening.text)) {
    // Behind their marks, the lines of an affiliation stand further right than its first.
    const further = row.box[0] - opening.box[0];
    if (further > indent && further < 5 * row.size) return false;
    const isEntry = before !== opening || isNextNumber(opening, row);
    if (MARKED.test(row.text) && isEntry && Math.abs(further) < indent) return true;
  }
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
