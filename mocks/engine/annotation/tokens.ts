/** A stretch of non-blank characters, in UTF-16 units, half-open, without outer punctuation. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Punctuation directly before and after, up to the next white space. */
  readonly before: string;
  readonly after: string;
  /** True at the beginning of the text and after a full stop, colon, question mark or exclamation mark. */
  readonly opensSentence: boolean;
}

/** Longer stretches are data, sequences or hostile input, never names. */
const LONGEST_TOKEN = 160;

/** "carnosol/carnosic acid" and "giraulti-Nasonia" are two; "LC/MS", "and/or", "m/z" and "Diels-Alder" are one. */
const WORD =
  /\S+?(?:(?<=[a-z]{5})\/(?=[a-z]{5})|(?<=(?:^|\s)[a-z]{5,30})[–—-](?=[A-Z][a-z]{3}))|\S+/g;

/** The cross of a hybrid's genus stands before its name: ×Citrofortunella. */
const leading = /^(?:[("'‘’“”[{<*†‡§•;:,.–—-]|×(?=\p{Lu}\p{Ll}))+/u;
const trailing = /[/)\]}"'‘’“”>*†‡§•;:,.!?–—-]+$/;

/** Opening brackets that belong to a name: (+)-catechin, 4-(3,5-dihydroxyphenyl)phenol, labda-8(17). */
const openingPart = /^(?:\([+±–−-]\)-|\(\d|\([RSEZ\d,]+\)-)/;

/** Splits a text at white space and strips punctuation that doesn't belong to the words. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let opensSentence = true;
  for (const { 0: raw, index } of text.matchAll(WORD)) {
    const [from, to] = raw.length > LONGEST_TOKEN ? [0, raw.length] : strip(raw);
    if (to > from && raw.length <= LONGEST_TOKEN) {
      const token = { text: raw.slice(from, to), start: index + from, end: index + to };
      tokens.push({ ...token, before: raw.slice(0, from), after: raw.slice(to), opensSentence });
    }
    opensSentence = /[.!?:][)"'’”]*$/.test(raw.slice(-4));
  }
  return tokens;
}

function strip(raw: string): [number, number] {
  let from = openingPart.test(raw) ? 0 : (leading.exec(raw)?.[0].length ?? 0);
  let to = raw.length;
  const tail = trailing.exec(raw)?.[0] ?? '';
  to -= tail.length;
  // Restores closing brackets that the name itself opened.
  for (const sign of tail) {
    if (!')]'.includes(sign)) break;
    const inside = raw.slice(from, to);
    const open = sign === ')' ? '(' : '[';
    if (count(inside, open) <= count(inside, sign)) break;
    to += 1;
  }
  // A bracket that opens the word and never closes, or closes only at its end, is punctuation.
  if (from === 0 && raw.startsWith('(')) {
    const close = closingOf(raw.slice(0, to));
    if (close < 0) from = 1;
    else if (close === to - 1) [from, to] = [1, to - 1];
  }
  return [Math.min(from, to), to];
}

/** Where the bracket at the beginning of a word closes, or -1. */
function closingOf(word: string): number {
  let depth = 0;
  for (let index = 0; index < word.length; index += 1) {
    if (word.charAt(index) === '(') depth += 1;
    else if (word.charAt(index) === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function count(text: string, sign: string): number {
  let found = 0;
  for (const character of text) if (character === sign) found += 1;
  return found;
}

/** Whether two neighbouring tokens are separated by exactly one blank. */
export const adjoin = (left: Token, right: Token | undefined): right is Token =>
  right !== undefined && left.after === '' && right.before === '' && right.start - left.end === 1;
