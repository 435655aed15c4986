import { RESIDUE_NAME, residueName } from '../../recognition/residues/residueName';
import type { ResidueRow } from '../../recognition/residues/residueTable';
import { isNoPartOfName } from '../compoundLabels/compoundName';
import { rowLabel } from './rowLabel';

/** `R1 = `, `R1, R2 = ` or `R1 = R2 = `, which all say one thing of several residues. */
const ASSIGNMENT = new RegExp(
  String.raw`(?<![\p{L}\d])(${RESIDUE_NAME}(?:\s?(?:,|=|/|&|and)\s?${RESIDUE_NAME})*)\s?=\s?`,
  'gu',
);
const NAME = new RegExp(RESIDUE_NAME, 'gu');
/** Longer lines are sentences. */
const MAX_LENGTH = 300;
/** A drawing has fewer residues. */
const MAX_GROUPS = 12;
/** Longer values, and those with words of sentences, are prose. */
const MAX_VALUE = 48;

/** What a row says, while it is read. */
interface Draft {
  number?: string;
  name?: string;
  readonly groups: Map<string, string>;
  text: string;
}

/** Whether a text begins by saying what a residue is, so that a label may stand before it. */
export const beginsWithAssignment = (text: string): boolean =>
  [...text.matchAll(ASSIGNMENT)][0]?.index === 0;

/**
 * The compounds of one line: `1 R = H`, `3a R1 = OMe, R2 = H`, `1, R = H; 2, R = OH`, `R = H: genistein`.
 * Undefined for a line that says anything else, such as a sentence.
 */
export function assignedRows(line: string): ResidueRow[] | undefined {
  const text = line.trim();
  if (text.length > MAX_LENGTH) return undefined;
  const found = [...text.matchAll(ASSIGNMENT)];
  const [first] = found;
  if (!first) return undefined;
  const rows: Draft[] = [];
  let label = text.slice(0, first.index);
  const isLabelBefore = label.trim() !== '';
  for (const [i, match] of found.entries()) {
    const from = match.index + match[0].length;
    const { value, rest } = valueAndRest(text.slice(from, found[i + 1]?.index));
    const current = rows.at(-1);
    const row = current && label.trim() === '' ? current : started(rows, label);
    if (!row || !assign(row, match[1] ?? '', value)) return undefined;
    row.text = `${row.text} ${match[0]}${value}`.trim();
    label = rest;
    if (rest === '' || (isLabelBefore && i < found.length - 1)) continue;
    if (!addLabel(row, rest)) return undefined;
    label = '';
    if (i < found.length - 1) rows.push({ groups: new Map(), text: '' });
  }
  return rows.map(toRow);
}

/** Begins a row; undefined if what stands before it is no label. */
function started(rows: Draft[], label: string): Draft | undefined {
  const row: Draft = { groups: new Map(), text: label.trim() };
  if (label.trim() !== '' && !addLabel(row, label, false)) return undefined;
  rows.push(row);
  return row;
}

/** Names a row, before its groups or behind them. */
function addLabel(row: Draft, words: string, isBehind = true): boolean {
  const label = rowLabel(words);
  if (!label) return false;
  if (label.number !== undefined && row.number !== undefined) return false;
  if (label.name !== undefined && row.name !== undefined) return false;
  if (label.number !== undefined) row.number = label.number;
  if (label.name !== undefined) row.name = label.name;
  if (isBehind) row.text = `${row.text} ${words.trim()}`.trim();
  return true;
}

/** Says what residues are; false for prose, and for one of which the row has spoken already. */
function assign(row: Draft, names: string, value: string): boolean {
  if (value.length > MAX_VALUE || value.split(' ').some(isOfSentence)) return false;
  for (const [name] of names.matchAll(NAME)) {
    const key = residueName(name);
    if (row.groups.has(key) || row.groups.size >= MAX_GROUPS) return false;
    row.groups.set(key, value);
  }
  return true;
}

const isOfSentence = (word: string): boolean => word !== 'or' && isNoPartOfName(word);

/** A group ends at a comma, or where a number or name follows it. */
function valueAndRest(text: string): { value: string; rest: string } {
  const [whole = ''] = /^[^;]*/u.exec(text) ?? [];
  const comma = whole.search(/,(?:\s|$)/u);
  const value = (comma < 0 ? whole : whole.slice(0, comma)).trim();
  const rest = text.slice(comma < 0 ? whole.length : comma).replace(/^[\s,;.]+|[\s,;.]+$/gu, '');
  const blank = /:\s|\s/u.exec(value);
  const next = blank ? value.slice(blank.index + blank[0].length) : '';
  const isLabelled = next !== '' && rowLabel(next) !== undefined;
  if (!blank || !isLabelled || isChoice(value)) return { value: value.replace(/\.$/u, ''), rest };
  const label = rest === '' ? next : `${next}, ${rest}`;
  return { value: value.slice(0, blank.index), rest: label };
}

/** `H or Me` and `alkyl chain` say no single group, and name no compound. */
const isChoice = (value: string): boolean => /\s(?:or|and|to|group|atom|chain)\b/u.test(value);

const toRow = ({ groups, text, ...label }: Draft): ResidueRow => ({
  ...label,
  groups: Object.fromEntries(groups),
  text,
});
