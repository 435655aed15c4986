import { kindOf, type CompoundLabel } from '../compoundLabels/compoundLabel';

export type LabelWords = Pick<CompoundLabel, 'number' | 'name' | 'captionName' | 'confidence'>;

/**
 * Which labels name one compound alone: a number with several names, or a name with several numbers, may stand for
 * different compounds, and a list of numbers does.
 */
export function namesOneCompound(labels: readonly LabelWords[]): boolean[] {
  const namesOf = new Map<string, Set<string>>();
  const numbersOf = new Map<string, Set<string>>();
  for (const { number, name, captionName } of labels) {
    const words = (name ?? captionName)?.toLowerCase();
    if (number === undefined || words === undefined) continue;
    namesOf.set(number, (namesOf.get(number) ?? new Set()).add(words));
    numbersOf.set(words, (numbersOf.get(words) ?? new Set()).add(number));
  }
  return labels.map((label) => {
    const { number = '', name, captionName } = label;
    const words = (name ?? captionName ?? '').toLowerCase();
    const isShared = (namesOf.get(number)?.size ?? 0) > 1 || (numbersOf.get(words)?.size ?? 0) > 1;
    return !isShared && kindOf(label) !== 'numbers';
  });
}
