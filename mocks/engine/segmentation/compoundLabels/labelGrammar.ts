import { COMPOUND_NUMBER, isCompoundLetter, isCompoundNumber } from './compoundNumber';
import { gradeName, type NameGrade } from './compoundName';

/** What one line of a label says. */
export interface LabelLine {
  readonly number?: string;
  readonly name?: string;
  readonly grade?: NameGrade;
  /** `R = H, R' = OH`. */
  readonly residues?: string;
}

const RESIDUES =
  /(?:^|\s)((?:R|X|Y|Ar|n|R['′"″]|R\s?\d{1,2}['′]?)(?:\s?,\s?R\s?\d?['′]?)*\s?=\s?\S.*)$/u;
const NUMBER_OF = /^(?:compounds?|cpd\.?|cmpd\.?|formula) /iu;
const ONLY_NUMBER = new RegExp(`^[([]?(${COMPOUND_NUMBER})[)\\]]?[.,:;]?$`, 'u');
const NUMBER_FIRST = new RegExp(
  `^[([]?(${COMPOUND_NUMBER})(?:[)\\]]?[.:,]? | ?[=:] ?|[)\\]][.:,]? ?)(\\S.*)$`,
  'u',
);
const NUMBER_LAST = new RegExp(`^(.*\\S),? ?[([](${COMPOUND_NUMBER})[)\\]][.,;]?$`, 'u');
const BARE_NUMBER_LAST = new RegExp(`^(.*[^\\s,]),? (${COMPOUND_NUMBER})$`, 'u');

/**
 * Reads one line as the label of a compound: `3`, `3 quercetin`, `quercetin (3)`, `1a R = H`, `Quercetin`.
 *
 * @param isBold whether a word of the line is set bold among words that are not: a number after a name counts
 *   only so, as names end in numbers, too ("aflatoxin B1", "sporogen 1")
 */
export function parseLabelLine(
  line: string,
  isBold: (word: string) => boolean = () => false,
): LabelLine | undefined {
  const text = line.trim();
  if (text === '' || text.length > 140) return undefined;
  const alone = numberAlone(text);
  if (alone) return { number: alone };
  const residues = RESIDUES.exec(text)?.[1];
  if (residues !== undefined) return withResidues(text, residues);
  return numberBefore(text) ?? numberBehind(text, isBold) ?? onlyName(text);
}

function numberAlone(text: string): string | undefined {
  const number = ONLY_NUMBER.exec(text.replace(NUMBER_OF, ''))?.[1];
  if (number !== undefined && isCompoundNumber(number)) return number;
  // Roman one, five and ten are atoms unless brackets or a word before them say otherwise.
  const roman = /^(?:formula )?\(([IVX])\)$|^formula ([IVX])$/i.exec(text);
  if (roman) return roman[1] ?? roman[2];
  const letter = text.replace(/^\(([A-Z])\)$/, '$1');
  return isCompoundLetter(letter) ? letter : undefined;
}

function withResidues(text: string, residues: string): LabelLine | undefined {
  const before = text.slice(0, text.length - residues.length).replace(/[\s:,;]+$/, '');
  if (before === '') return { residues };
  const label = parseLabelLine(before);
  return label && { ...label, residues };
}

/** The sides of a fused ring begin no label: `[1,2-a]indole`. */
export const FUSED = /^\[[\d,]+-[a-z]+\]\p{Ll}/u;

function numberBefore(text: string): LabelLine | undefined {
  if (FUSED.test(text)) return undefined;
  const [, number = '', name = ''] = NUMBER_FIRST.exec(text) ?? [];
  return isCompoundNumber(number) ? graded(name, number) : undefined;
}

function numberBehind(text: string, isBold: (word: string) => boolean): LabelLine | undefined {
  const [, name = '', number = ''] = NUMBER_LAST.exec(text) ?? [];
  if (isCompoundNumber(number)) return graded(name, number);
  const [, bareName = '', bare = ''] = BARE_NUMBER_LAST.exec(text) ?? [];
  return isCompoundNumber(bare) && isBold(bare) ? graded(bareName, bare) : undefined;
}

function graded(words: string, number: string): LabelLine | undefined {
  const name = words.replace(/[\s,:;]+$/, '');
  const grade = gradeName(name);
  return grade && { number, name, grade };
}

/** A part of a figure may have a letter before the name: `(a) quercetin`. */
function onlyName(text: string): LabelLine | undefined {
  const name = text.replace(/^\(?[a-h]\) /, '').replace(/[.,]$/, '');
  const grade = gradeName(name);
  return grade && { name, grade };
}
