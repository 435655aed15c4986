import { systematicKind } from '../../../annotation/systematicNames';
import { bareName } from '../../../annotation/trivialNames';
import { isTrivialName } from '../../../annotation/trivialWords';
import type { Word } from './articleWords';

/** Words of one sentence, and what they read from one to another. */
export interface Sentence {
  readonly words: readonly Word[];
  readonly textOf: (first: Word, last: Word) => string;
  /** In a caption, words that look like a name are one, even if the tagger does not know them. */
  readonly isList?: boolean;
}

/** Names, and the indices of the words between which they stand. */
export interface FoundNames {
  readonly names: readonly string[];
  readonly first: number;
  /** If something else stands behind them. */
  readonly last?: number | undefined;
}

/** `A`, `B1`, `IIA`, `Rg1`, `8`: what tells congeners apart. */
export const SIGN =
  /^(?:[A-Z]{1,2}[αβγ]?\d{0,2}[a-z]?|[A-Z][a-z]\d?|[IVX]{1,5}[A-Za-z]?|\d{1,2}|[α-ω])$/u;
/** Words of derivatives, which alone name nothing. */
const TAIL =
  /^(?:\d[\d,′']*-(?:[OCNS]-)?)?(?:acid|(?:mono|di|tri|tetra)?(?:methyl|ethyl|butyl|acetyl)|ether|ester|aglycone|lactone|anhydride|\p{L}*(?:oside|oxide|chloride|bromide|sulfate|phosphate|acetate|anoate|enoate|benzoate|gallate|cinnamate|ferulate|coumarate|angelate|tiglate|glucuronide|dimer|hydrate))$/u;
/** The only ones that a name may begin with: "methyl gallate". */
export const GROUP = /^(?:mono|di|tri|tetra)?(?:methyl|ethyl|butyl|acetyl)$/u;
/** Locants, descriptors and Greek letters within or before a word. */
export const CHEMICAL =
  /^(?:\([±+−–-]\)-|\((?:\d{0,2}[a-z]?[RSEZαβ][*]?,?\s?)+\)-|[α-ω]-|(?:ent|rac|epi|iso|neo|nor|seco|cis|trans|sec|tert|[NOSCDLEZRP])-|\[|\d{1,2}[α-ωA-Za-z]?[′″'’]*(?:[,-]|\())(?=.*\p{Ll}{3})/u;
/** Nouns and adjectives that stand where a name of an unknown form could. */
export const NO_HEAD =
  /^(?:fraction|extract|sample|group|position|proton|carbon|signal|peak|type|form|series|class|strain|isolate|cluster|genes?|species|genus|plant|compounds?|metabolites?|products?|derivatives?|analog(?:ue)?s?|constituents?|isomers?|enantiomers?|epimers?|congeners?|substances?|structures?|units?|moiet(?:y|ies)|aglycones?|sugars?|esters?|acids?|skeletons?|rings?)$/iu;

/** Part of a name, of one that needs another part, or neither. */
type Kind = 'name' | 'tail' | 'other';

export function kindOf({ text, label }: Word): Kind {
  if (label !== undefined && /^(?:trivial|iupac)|^abbreviation$/.test(label)) return 'name';
  if (TAIL.test(text)) return 'tail';
  if (label !== undefined) return 'other';
  if (CHEMICAL.test(text) || systematicKind(text) !== undefined) return 'name';
  return isTrivialName(bareName(text)) ? 'name' : 'other';
}

export const isSign = ({ text }: Word): boolean => SIGN.test(text);

/** Whether a word stands directly behind the one before it, with nothing but a blank between. */
export const follows = (before: Word | undefined, word: Word | undefined): boolean =>
  before?.after === '' && word?.before === '';

/** A word before a congener's sign, as in "psychrophilin A". */
export const isUnknownHead = (word: Word | undefined): boolean =>
  word?.label === undefined &&
  /^\p{L}\p{Ll}{4,}$/u.test(word?.text ?? '') &&
  !NO_HEAD.test(word?.text ?? '');

export const JOINS = /^(?:and|or|&)$/;

/** Index of the word before a separator that stands before a word: `A, B`, `A and B`, `A, and B`. */
export function beforeSeparator(words: readonly Word[], first: number): number | undefined {
  const before = words[first - 1];
  if (!before || words[first]?.before !== '') return undefined;
  if (JOINS.test(before.text))
    return before.before === '' && before.after === '' ? first - 2 : undefined;
  return /^[)\]]?,$/.test(before.after) ? first - 1 : undefined;
}
