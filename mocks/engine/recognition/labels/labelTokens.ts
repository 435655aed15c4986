import { isGroupName } from './groupTable';
import { isElement, isIsotope, isResidue } from './labelElements';
import type { LabelLetter } from './labelLetters';
import { type Budget, spend } from './searchBudget';

/** Range of a label's letters, end excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A piece of a label. `count` is the number written after it, 1 if there is none. */
export type LabelToken = Span &
  (
    | { readonly kind: 'atom'; readonly element: string; readonly isotope?: number; count: number }
    | { readonly kind: 'group'; readonly name: string; readonly count: number }
    /** C5H11, C15H31, C2F5: an unbranched chain; `ends` is H or F, `open` the number of its free valences. */
    | {
        readonly kind: 'chain';
        readonly carbons: number;
        readonly ends: 'H' | 'F';
        readonly open: 1 | 2;
        readonly count: number;
      }
    | { readonly kind: 'residue'; readonly name: string; readonly count: number }
    | {
        readonly kind: 'bracket';
        readonly content: readonly LabelToken[];
        readonly count: number;
      }
    | { readonly kind: 'charge'; readonly charge: number }
    | { readonly kind: 'bond'; readonly order: 2 | 3 }
    | { readonly kind: 'dot' }
  );

/** Tokens from a letter on, and the letter that follows them. */
interface Read<T> {
  readonly value: T;
  readonly next: number;
}

/** Three-digit counts are compound numbers, or hostile: each unit becomes that many atoms. */
const MAX_COUNT_DIGITS = 2;
const LONGEST_NAME = 7;
const MAX_DEPTH = 4;

const MINUS = /^[-−–—⁻⊖]$/;
const PLUS = /^[+⁺⊕]$/;
const PRIME = /^['′’″*]$/;
const DIGIT = /^\d$/;
/** Before groups, t-Bu, nPr, i-Bu; or raised after them: Buᵗ, Prⁱ. */
const PREFIX = /^[nist]$/;

/**
 * All ways to divide a label into tokens: few, because names are rarely open to two readings. Each token that
 * is tried takes a step.
 */
export function* tokenise(
  letters: readonly LabelLetter[],
  budget: Budget,
): Generator<readonly LabelToken[], undefined> {
  for (const { value, next } of sequence(letters, 0, 0, budget)) {
    if (next === letters.length) yield value;
  }
}

function* sequence(
  letters: readonly LabelLetter[],
  at: number,
  depth: number,
  budget: Budget,
): Generator<Read<LabelToken[]>> {
  const char = letters[at]?.char;
  if (char === undefined || /[)\]}]/.test(char)) {
    yield { value: [], next: at };
    return;
  }
  if (MINUS.test(char) && isJoint(letters, at)) yield* sequence(letters, at + 1, depth, budget);
  for (const first of tokensAt(letters, at, depth, budget)) {
    if (!spend(budget)) return;
    for (const rest of sequence(letters, first.next, depth, budget)) {
      yield { value: [first.value, ...rest.value], next: rest.next };
    }
  }
}

/** A dash on the baseline between two names joins them: `CH2-OH`, `S-enzyme`. */
const isJoint = (letters: readonly LabelLetter[], at: number): boolean =>
  at > 0 && letters[at]?.level !== 1 && /^[A-Za-z([]$/.test(letters[at + 1]?.char ?? '');

function* tokensAt(
  letters: readonly LabelLetter[],
  from: number,
  depth: number,
  budget: Budget,
): Generator<Read<LabelToken>> {
  yield* signs(letters, from);
  yield* brackets(letters, from, depth, budget);
  yield* chains(letters, from);
  yield* isotopes(letters, from);
  for (let length = LONGEST_NAME; length >= 1; length--) {
    const name = textAt(letters, from, length);
    if (name) yield* named(letters, from, from + length, name);
  }
}

const textAt = (
  letters: readonly LabelLetter[],
  from: number,
  length: number,
): string | undefined =>
  from + length <= letters.length
    ? letters
        .slice(from, from + length)
        .map(({ char }) => char)
        .join('')
    : undefined;

function* named(
  letters: readonly LabelLetter[],
  from: number,
  end: number,
  name: string,
): Generator<Read<LabelToken>> {
  const group = PREFIX.test(name[0] ?? '') ? name.replace('-', '') : name;
  const branch = letters[end];
  // Where the level is not known, it may be raised.
  const isRaised = branch !== undefined && (branch.level ?? 1) === 1;
  if (isRaised && PREFIX.test(branch.char) && isGroupName(branch.char + name)) {
    yield* groups(letters, from, end + 1, branch.char + name);
  } else if (isGroupName(group)) {
    if (group === 'NC' && letters.length > 2) return;
    yield* groups(letters, from, end, group);
  } else if (isResidue(name)) yield* residues(letters, from, end, name);
  else if (isElement(name) || name === 'D' || name === 'T') {
    yield* atoms(letters, from, end, name);
  }
}

function* groups(
  letters: readonly LabelLetter[],
  from: number,
  end: number,
  name: string,
): Generator<Read<LabelToken>> {
  const { count, next } = countAt(letters, end);
  if (count) yield { value: { kind: 'group', name, count, from, to: next }, next };
}

function* atoms(
  letters: readonly LabelLetter[],
  from: number,
  end: number,
  name: string,
  mass?: number,
): Generator<Read<LabelToken>> {
  const isotope = name === 'D' ? 2 : name === 'T' ? 3 : mass;
  const element = name === 'D' || name === 'T' ? 'H' : name;
  const { count, next } = countAt(letters, end);
  const part = { kind: 'atom', element, ...(isotope === undefined ? {} : { isotope }) } as const;
  if (count) yield { value: { ...part, count, from, to: next }, next };
  // Ca2+, PO32−: the last digit belongs to the charge.
  const last = next - 1;
  if (last >= end && isSign(letters[next]) && letters[last]?.level !== -1) {
    const digits = textAt(letters, end, last - end);
    const fewer = digits ? Number(digits) : 1;
    yield { value: { ...part, count: fewer, from, to: last }, next: last };
  }
}

/** R1 is a name; the 2 of NR2 counts. Which it is follows from the valences. */
function* residues(
  letters: readonly LabelLetter[],
  from: number,
  end: number,
  name: string,
): Generator<Read<LabelToken>> {
  let next = end;
  while (/^[\d'′’″]$/.test(letters[next]?.char ?? '')) next++;
  while (next === end + 0 && /^[a-z]$/.test(letters[next]?.char ?? '') && name.length === 1) next++;
  const full = textAt(letters, from, next - from) ?? name;
  yield { value: { kind: 'residue', name: full, count: 1, from, to: next }, next };
  const { count, next: after } = countAt(letters, end);
  if (count && count > 1 && letters[end]?.level !== 1) {
    yield { value: { kind: 'residue', name, count, from, to: after }, next: after };
  }
}

/** The mass number before an element: 13CH3. */
function* isotopes(letters: readonly LabelLetter[], from: number): Generator<Read<LabelToken>> {
  let next = from;
  while (DIGIT.test(letters[next]?.char ?? '')) next++;
  if (next === from || letters[from]?.level === -1) return;
  const mass = Number(textAt(letters, from, next - from));
  for (const length of [2, 1]) {
    const name = textAt(letters, next, length);
    if (name && isElement(name) && isIsotope(name, mass)) {
      yield* atoms(letters, from, next + length, name, mass);
    }
  }
}

/** CnH2n+1, CnF2n+1 and CnH2n, in either direction: H31C15. */
function* chains(letters: readonly LabelLetter[], from: number): Generator<Read<LabelToken>> {
  const text = textAt(letters, from, letters.length - from) ?? '';
  const match =
    /^(?:n-?)?C(\d{1,2})([HF])(\d{1,2})(?!\d)/.exec(text) ??
    /^([HF])(\d{1,2})C(\d{1,2})(?!\d)/.exec(text);
  if (!match) return;
  const [whole, a = '', b = '', c = ''] = match;
  const [carbons, ends, hydrogens] = /^\d/.test(a) ? [a, b, c] : [c, a, b];
  const [n, h] = [Number(carbons), Number(hydrogens)];
  const next = from + whole.length;
  const span = { count: 1, from, to: next } as const;
  if (ends === 'H' && n === 6 && h === 5) {
    yield { value: { kind: 'group', name: 'Ph', ...span }, next };
  }
  if (n < 2 || (ends !== 'H' && ends !== 'F')) return;
  if (h === 2 * n + 1) yield { value: { kind: 'chain', carbons: n, ends, open: 1, ...span }, next };
  if (h === 2 * n) yield { value: { kind: 'chain', carbons: n, ends, open: 2, ...span }, next };
}

function* brackets(
  letters: readonly LabelLetter[],
  from: number,
  depth: number,
  budget: Budget,
): Generator<Read<LabelToken>> {
  if (!/^[([{]$/.test(letters[from]?.char ?? '') || depth >= MAX_DEPTH) return;
  for (const { value: content, next: close } of sequence(letters, from + 1, depth + 1, budget)) {
    if (!/^[)\]}]$/.test(letters[close]?.char ?? '') || content.length === 0) continue;
    const { count, next } = countAt(letters, close + 1);
    if (count) yield { value: { kind: 'bracket', content, count, from, to: next }, next };
  }
}

function* signs(letters: readonly LabelLetter[], from: number): Generator<Read<LabelToken>> {
  const char = letters[from]?.char ?? '';
  if (/^[=]$/.test(char)) yield bondToken(2, from);
  if (/^[≡#]$/.test(char)) yield bondToken(3, from);
  if (/^[·•.]$/.test(char)) yield { value: { kind: 'dot', from, to: from + 1 }, next: from + 1 };
  const sized = DIGIT.test(char) && letters[from]?.level !== -1 && isSign(letters[from + 1]);
  const sign = letters[sized ? from + 1 : from]?.char ?? '';
  const charge = PLUS.test(sign) ? 1 : MINUS.test(sign) ? -1 : 0;
  if (charge === 0) return;
  const next = from + (sized ? 2 : 1);
  const size = sized ? Number(char) : 1;
  yield { value: { kind: 'charge', charge: charge * size, from, to: next }, next };
}

const bondToken = (order: 2 | 3, from: number): Read<LabelToken> => ({
  value: { kind: 'bond', order, from, to: from + 1 },
  next: from + 1,
});

const isSign = (letter: LabelLetter | undefined): boolean =>
  letter !== undefined && (PLUS.test(letter.char) || MINUS.test(letter.char));

/** The number after a name, primes of locants included; count 0 if it is impossible. */
function countAt(letters: readonly LabelLetter[], from: number): { count: number; next: number } {
  let next = from;
  while (DIGIT.test(letters[next]?.char ?? '') && !startsSuperscript(letters, next, from)) next++;
  const digits = textAt(letters, from, next - from) ?? '';
  while (PRIME.test(letters[next]?.char ?? '')) next++;
  if (digits.length > MAX_COUNT_DIGITS) return { count: 0, next };
  return { count: digits === '' ? 1 : Number(digits), next };
}

/** A raised digit is part of a charge or of the next atom's mass number. */
const startsSuperscript = (letters: readonly LabelLetter[], at: number, from: number): boolean =>
  letters[at]?.level === 1 && (at === from || letters[at - 1]?.level !== 1);

/** Whether a token is an oxygen or a sulfur. */
const isChalcogen = (token: LabelToken): boolean =>
  token.kind === 'atom' && /^[OS]$/.test(token.element) && token.count === 1;

/** (O), (=O), (O)2 and (=S): what an atom beside the bracket bears. */
export const isOxo = (content: readonly LabelToken[]): boolean =>
  content.every((part) => part.kind === 'bond' || isChalcogen(part));
