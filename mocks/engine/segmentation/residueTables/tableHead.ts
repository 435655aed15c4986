import { RESIDUE_NAME, residueName } from '../../recognition/residues/residueName';
import type { RowWord } from './rowWords';

/** A column of a table; its head's place on the page, points. */
export interface HeadColumn {
  /** The residue. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The head of a table whose columns are residues. */
export interface TableHead {
  readonly columns: readonly HeadColumn[];
  readonly words: readonly RowWord[];
  /** Numbers and names stand left of this x. */
  readonly labelTo: number;
  /** The table's left and right end, points. */
  readonly from: number;
  readonly to: number;
  /** Several residues, or a word for the column of numbers: it can be nothing else. */
  readonly isCertain: boolean;
}

const RESIDUE = new RegExp(`^${RESIDUE_NAME}$`, 'u');
const OF_LABELS = /^(?:compounds?|cpds?\.?|cmpds?\.?|comp\.?|entry|no\.?|nr\.?|number|name|#)$/iu;
/** Words of one head are at most this far from each other, points. */
const MAX_GAP = 110;
/** Numbers without a word above them begin at most this far left of the first residue, points. */
const LABEL_REACH = 90;
/** Least that a column's cells extend beyond its head, points. */
const CELL_REACH = 30;

/** The heads within a row of words. */
export function headsOf(words: readonly RowWord[]): TableHead[] {
  const runs: RowWord[][] = [];
  let run: RowWord[] | undefined;
  for (const word of words) {
    if (!isOfHead(word)) run = undefined;
    else if (run && word.from - (run.at(-1)?.to ?? 0) < MAX_GAP) run.push(word);
    else runs.push((run = [word]));
  }
  return runs.flatMap((each) => headOf(each, words) ?? []);
}

const isResidue = ({ text }: RowWord): boolean => RESIDUE.test(text) && !/^[nm]$/.test(text);

const isOfHead = (word: RowWord): boolean => isResidue(word) || OF_LABELS.test(word.text);

function headOf(run: readonly RowWord[], row: readonly RowWord[]): TableHead | undefined {
  const columns = run
    .filter(isResidue)
    .map(({ text, from, to }): HeadColumn => ({ name: residueName(text), from, to }));
  const [first, second] = columns;
  const last = columns.at(-1);
  const firstWord = run[0];
  if (!first || !last || !firstWord) return undefined;
  const isDistinct = new Set(columns.map(({ name }) => name)).size === columns.length;
  // Numbers and names stand left of all residues.
  const labels = run.filter((word) => !isResidue(word));
  if (!isDistinct || labels.some(({ from }) => from > first.from)) return undefined;
  const pitch = second ? second.from - first.from : 2 * CELL_REACH;
  const labelEnd = labels.at(-1)?.to ?? first.from;
  const before = row[row.indexOf(firstWord) - 1]?.to ?? -Infinity;
  return {
    columns,
    words: run,
    labelTo: labels.length > 0 ? (labelEnd + first.from) / 2 : first.from - 2,
    from: Math.max(before, Math.min(firstWord.from - CELL_REACH, first.from - LABEL_REACH)),
    to: last.to + Math.max(CELL_REACH, 0.6 * pitch),
    isCertain: labels.length > 0 || columns.length > 1,
  };
}
