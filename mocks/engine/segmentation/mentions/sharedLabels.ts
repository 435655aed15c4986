import type { CompoundLabel } from '../compoundLabels/compoundLabel';

export type LabelWords = Pick<CompoundLabel, 'number' | 'name' | 'captionName' | 'confidence'>;

/**
 * Which labels name one drawing alone: a number or name that is printed beside several may stand for different
 * compounds, and a list of numbers does.
 */
export function namesOneDrawing(labels: readonly LabelWords[]): boolean[] {
  const uses = new Map<string, number>();
  for (const label of labels) {
    for (const word of wordsOf(label)) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return labels.map(
    (label) =>
      !/[,/&–]|\band\b/.test(label.number ?? '') &&
      [...wordsOf(label)].every((word) => uses.get(word) === 1),
  );
}

/** Upper and lower case tell numbers apart, but not names. */
const wordsOf = ({ number, name, captionName }: LabelWords): Set<string> =>
  new Set([
    ...(number === undefined ? [] : [`number ${number}`]),
    ...[name, captionName].flatMap((each) => (each === undefined ? [] : [each.toLowerCase()])),
  ]);
