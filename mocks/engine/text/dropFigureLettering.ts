import { isOfType, mainTypeOf, type Type } from './mainType';
import { isSectionHead } from './sectionHead';
import type { TextRow } from './textRows';

/** Rows that belong together, on a page. */
export interface RowGroup {
  readonly pageIndex: number;
  readonly rows: readonly TextRow[];
}

const FIGURE = /^(?:figure|fig|scheme|chart|plate)\.?\s*s?\d+/iu;
const TABLE = /^table\.?\s*s?\d+/iu;

/** Longest group of lettering, letters; a scheme may be read as a table of any length. */
const MAX_LETTERS = 60;
/** Shares of its words that are numbers, and real words; a table without its caption on the page has more. */
const FEW_NUMBERS = 0.2;
const FEW_WORDS = 0.4;
/** From so many rows on, they are the lettering of a pathway, a tree or a chart; drawings have fewer names. */
const MANY_ROWS = 6;
/** Share of those that must be single words or signs; names below drawings have several. */
const MOSTLY = 0.6;

/**
 * Leaves out what stands inside figures: beside a figure's caption, short pieces in another type than the
 * text's. Names below drawings stay, except among the many words of a pathway or a tree.
 */
export function dropFigureLettering<Group extends RowGroup>(groups: readonly Group[]): Group[] {
  const body = mainTypeOf(groups.flatMap(({ rows }) => rows));
  const withTable = new Set(
    groups.filter((group) => TABLE.test(textOf(group))).map(({ pageIndex }) => pageIndex),
  );
  const isPart = (group: Group) =>
    isLettering(group, body, !withTable.has(group.pageIndex) && isScheme(group));
  const dropped = new Set<Group>();
  groups.forEach((caption, at) => {
    if (!FIGURE.test(textOf(caption))) return;
    for (const step of [-1, 1]) {
      const beside = run(groups, at, step, isPart);
      const all = isPathway(beside);
      for (const group of beside) if (all || !holdsName(textOf(group))) dropped.add(group);
    }
  });
  return groups.filter((group) => !dropped.has(group));
}

const textOf = ({ rows }: RowGroup): string => rows.map(({ text }) => text).join(' ');

/** The groups before or after a caption on its page, as long as they are lettering. */
function run<Group extends RowGroup>(
  groups: readonly Group[],
  from: number,
  step: number,
  belongs: (group: Group) => boolean,
): Group[] {
  const found: Group[] = [];
  for (let at = from + step; at >= 0 && at < groups.length; at += step) {
    const group = groups[at];
    if (!group || group.pageIndex !== groups[from]?.pageIndex || !belongs(group)) break;
    found.push(group);
  }
  return found;
}

const isScheme = (group: RowGroup): boolean => {
  const words = textOf(group).split(' ');
  const numbers = words.filter((word) => /^[\d.,–±-]+$/u.test(word));
  return (
    group.rows.every(({ tabular }) => tabular) &&
    numbers.length < FEW_NUMBERS * words.length &&
    words.filter(holdsName).length < FEW_WORDS * words.length
  );
};

const NUMBER = /^[<>≤≥~]?[\d.,–±-]*\d[\d.,–±-]*%?$/u;

/** A few rows of a table: each begins with what was measured and goes on with numbers, as no scale of a chart does. */
const isSmallTable = ({ rows }: RowGroup): boolean =>
  rows.length > 1 &&
  rows.every(({ tabular, text }) => {
    const [first = '', ...others] = text.trim().split(/\s+/);
    return tabular && /\p{L}/u.test(first) && others.some((word) => NUMBER.test(word));
  });

function isLettering(group: RowGroup, body: Type, anyLength: boolean): boolean {
  const text = textOf(group);
  return (
    (text.length <= MAX_LETTERS || anyLength) &&
    !FIGURE.test(text) &&
    !TABLE.test(text) &&
    !isSectionHead(text) &&
    !isSmallTable(group) &&
    group.rows.every((row) => !isOfType(row, body))
  );
}

/** The title of a chart's axis: "Concentration (μg/mL)". */
const AXIS =
  /^\p{Lu}[\p{L} ]+ ?[([](?:[μµnmk]?[gMLms]\b|h\b|min|days?|ppm|%|°C|Da|a\.?u)[^)\]]{0,12}[)\]]$/u;

/** A word, and not only signs such as "15-LOX", "+2e" and "PGE2". */
const holdsName = (text: string): boolean => /\p{Ll}{4}/u.test(text) && !AXIS.test(text);

function isPathway(groups: readonly RowGroup[]): boolean {
  const rows = groups.flatMap((group) => group.rows);
  const single = rows.filter(({ text }) => !holdsName(text) || !text.trim().includes(' '));
  return rows.length >= MANY_ROWS && single.length >= MOSTLY * rows.length;
}
