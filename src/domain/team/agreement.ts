import type { Json } from './event';
import { askedPart, partHere } from './opinion';
import { partNames, valueOf, type Replica } from './replica';
import { partPieces, shownPart } from './teamPart';

/** What the first and the second person said of the same field of the same drawing. */
export interface Pair {
  /** What the first word was said of. */
  readonly part: string;
  readonly segment: string;
  /** `verdict`, `structure`, or a field of the compound. */
  readonly field: string;
  readonly first: string;
  readonly second: string;
}

/** How often two people said the same of the same. Counts of several fields, or several people, can be added up. */
export interface AgreementCounts {
  readonly pairs: number;
  readonly same: number;
  /** Of how many pairs it would be so by chance, by how often each of the two says each word. */
  readonly expected: number;
}

export interface FieldAgreement extends AgreementCounts {
  readonly field: string;
}

/**
 * Cohen's kappa: how far two people agree beyond chance, 1 at most. Of several fields it is pooled: chance counts within
 * each field. Where hardly two words are the same, as of names, it is close to the share.
 *
 * Source: J. Cohen, Educ. Psychol. Meas. 20, 37 (1960); pooled: H. de Vries et al., Field Methods 20, 272 (2008)
 *
 * @returns undefined where chance alone would have them agree, since both say one and the same of everything
 */
export function kappaOf({ pairs, same, expected }: AgreementCounts): number | undefined {
  const room = pairs - expected;
  return room < EPSILON ? undefined : (same - expected) / room;
}

/** What is left of a whole number after sums of fractions. */
const EPSILON = 1e-9;

/** What a value says of which fields. */
function wordsOf(
  kind: string,
  field: string | undefined,
  value: Json,
): readonly (readonly [field: string, word: string])[] {
  if (kind === 'drafts' && field !== undefined) {
    return typeof value === 'string' ? [[field, value]] : [];
  }
  if (kind !== 'judgements' || typeof value !== 'object' || value === null) return [];
  const { verdict, of } = value as { readonly [key: string]: Json };
  return [
    ...(typeof verdict === 'string' ? [['verdict', verdict] as const] : []),
    ...(verdict === 'correct' && typeof of === 'string' ? [['structure', of] as const] : []),
  ];
}

/**
 * Where both have said something: in an opinion that has ended, the first one as it stood then, whatever became of it
 * since. What people say of their own word is none.
 *
 * @param name who gave the second opinion
 */
export function pairsOf(replica: Replica, name: string): readonly Pair[] {
  return partNames(replica).flatMap((part): readonly Pair[] => {
    const shared = part.startsWith('opinions/') ? partHere(part, name) : undefined;
    const first = shared === undefined ? undefined : firstWord(replica, part, shared, name);
    if (shared === undefined || !first || first.by === name) return [];
    const [kind = '', segment = '', field] = partPieces(shared);
    const said = new Map(wordsOf(kind, field, first.value));
    return wordsOf(kind, field, valueOf(replica, part)).flatMap(([of, second]) => {
      const word = said.get(of);
      return word === undefined ? [] : [{ part: shared, segment, field: of, first: word, second }];
    });
  });
}

function firstWord(replica: Replica, part: string, shared: string, name: string) {
  if (replica.parts[askedPart(name)]?.value === null) return replica.parts[part]?.beside[0];
  const { value, by = replica.as } = shownPart(replica, shared);
  return { value, by };
}

/** By field, in the order of the pairs. */
export function agreementOf(pairs: readonly Pair[]): readonly FieldAgreement[] {
  const fields = [...new Set(pairs.map(({ field }) => field))];
  return fields.map((field) => {
    const ofField = pairs.filter((pair) => pair.field === field);
    const same = ofField.filter(({ first, second }) => first === second).length;
    const seconds = countsOf(ofField.map(({ second }) => second));
    const byChance = ofField.reduce((sum, { first }) => sum + (seconds.get(first) ?? 0), 0);
    return { field, pairs: ofField.length, same, expected: byChance / ofField.length };
  });
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Who was ever asked, or has said something. */
export function opinionGivers(replica: Replica): readonly string[] {
  const people = partNames(replica).flatMap((part) => {
    const [kind, second, third] = partPieces(part);
    if (kind === 'opinions') return second ?? [];
    return kind === 'article' && second === 'opinions' ? (third ?? []) : [];
  });
  return [...new Set(people)].sort((one, other) => one.localeCompare(other));
}
