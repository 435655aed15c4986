import type { Json } from './event';
import { partHere } from './opinion';
import { partNames, valueOf, type Replica } from './replica';
import { partPieces } from './teamPart';

/** What the first and the second person said of the same field of the same drawing. */
export interface Pair {
  readonly segment: string;
  /** `verdict`, `structure`, or a field of the compound. */
  readonly field: string;
  readonly first: string;
  readonly second: string;
}

/** How far two people agree in a field. */
export interface Agreement {
  readonly field: string;
  readonly pairs: number;
  readonly same: number;
  /**
   * Cohen's kappa (Educ. Psychol. Meas. 20, 37, 1960): what they agree beyond chance, 1 at most; undefined where both
   * say one and the same of everything, so that chance would have them agree, too.
   */
  readonly kappa: number | undefined;
}

const wordsOf = (
  kind: string,
  value: Json,
): readonly (readonly [field: string, word: string])[] => {
  if (kind !== 'judgements' || typeof value !== 'object' || value === null) return [];
  const { verdict, of } = value as { readonly [key: string]: Json };
  return [
    ...(typeof verdict === 'string' ? [['verdict', verdict] as const] : []),
    ...(verdict === 'correct' && typeof of === 'string' ? [['structure', of] as const] : []),
  ];
};

/**
 * Where both have said something.
 *
 * @param name who gave the second opinion
 */
export function pairsOf(replica: Replica, name: string): readonly Pair[] {
  return partNames(replica).flatMap((part): readonly Pair[] => {
    const shared = part.startsWith('opinions/') ? partHere(part, name) : undefined;
    if (shared === undefined) return [];
    const [kind = '', segment = '', field] = partPieces(shared);
    const [first, second] = [valueOf(replica, shared), valueOf(replica, part)];
    if (kind === 'drafts' && field !== undefined) {
      const isSaid = typeof first === 'string' && typeof second === 'string';
      return isSaid ? [{ segment, field, first, second }] : [];
    }
    const other = new Map(wordsOf(kind, second));
    return wordsOf(kind, first).flatMap(([said, word]) => {
      const theirs = other.get(said);
      return theirs === undefined ? [] : [{ segment, field: said, first: word, second: theirs }];
    });
  });
}

/** By field, in the order of the pairs. */
export function agreementOf(pairs: readonly Pair[]): readonly Agreement[] {
  const fields = [...new Set(pairs.map(({ field }) => field))];
  return fields.map((field) => {
    const ofField = pairs.filter((pair) => pair.field === field);
    const same = ofField.filter(({ first, second }) => first === second).length;
    return { field, pairs: ofField.length, same, kappa: kappaOf(ofField, same) };
  });
}

function kappaOf(pairs: readonly Pair[], same: number): number | undefined {
  const share = (count: number) => count / pairs.length;
  const words = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  const chance = [...words].reduce((sum, word) => {
    const [ofFirst, ofSecond] = [
      pairs.filter(({ first }) => first === word).length,
      pairs.filter(({ second }) => second === word).length,
    ];
    return sum + share(ofFirst) * share(ofSecond);
  }, 0);
  return pairs.length === 0 || chance === 1 ? undefined : (share(same) - chance) / (1 - chance);
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
