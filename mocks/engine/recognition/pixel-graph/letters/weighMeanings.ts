import { argmax } from '../statistics';
import type { Spelling } from './letterLook';

/** A spelling that has exactly one meaning, and the class that means the same, -1 if there is none. */
export interface SoundSpelling {
  readonly spelling: Pick<Spelling, 'text' | 'log' | 'places'>;
  readonly label: number;
  /** Whether it is a single atom of an element that is no class. */
  readonly isElement?: boolean;
}

/** What a label is: its classes and, where no class means what is spelled, the letters. */
interface WeighedMeanings {
  /** Natural logarithms of the probabilities of the classes. */
  readonly classLogs: readonly number[];
  /** The most probable spelling that is no class, and its probability, 0..1. */
  readonly spelled?: { readonly spelling: SoundSpelling['spelling']; readonly probability: number };
}

/** Letters are misread this often, even if they seem sure and have a meaning. */
export const MISREAD = 0.02;
/** Share of spellings without a meaning that are no misreadings of those with one. */
const UNSOUND = 0.3;
/** Share of those that speak for any class alike. */
const OF_ANY_CLASS = 0.5;
/**
 * How probable it is, before the letters are read, that a label is no class: at most this, and less the surer
 * the label network is.
 */
const NO_CLASS = { most: 0.25, ofDoubt: 0.5 } as const;
/** Letters less probable than this do not overrule all classes; a single element is soon misread. */
const SURE_LETTERS = { element: 0.5, formula: 0.3 } as const;
/** The least that it is for an element without a class, which must not become another one. */
const OTHER_ELEMENT = 0.05;
const FLOOR = 1e-9;

/**
 * Joins two independent opinions on a label, the class's and the letters', by multiplying what they hold
 * probable. Spellings without a meaning speak for no class and against none, and no class becomes surer that
 * is not spelled.
 *
 * @param classLogs logarithms of the probabilities of the classes
 * @param sound spellings with a meaning; the most probable first
 */
export function weighMeanings(
  classLogs: readonly number[],
  sound: readonly SoundSpelling[],
): WeighedMeanings {
  const meant = sound.reduce((sum, { spelling }) => sum + Math.exp(spelling.log), 0);
  const counted = meant + UNSOUND * (1 - meant);
  const shareOf = ({ spelling }: SoundSpelling): number => Math.exp(spelling.log) / counted;
  const misread = Math.max(MISREAD, OF_ANY_CLASS * (1 - meant / counted));
  const spelledAs = classLogs.map(() => misread);
  for (const each of sound) {
    if (each.label >= 0) spelledAs[each.label] = (spelledAs[each.label] ?? 0) + shareOf(each);
  }
  const weights = classLogs.map((log, i) => Math.exp(log) * (spelledAs[i] ?? 0));
  const doubt = 1 - Math.exp(Math.max(...classLogs));
  const noClass = Math.min(NO_CLASS.most, NO_CLASS.ofDoubt * doubt);
  const others = sound.filter(({ label, spelling, isElement }) => {
    const sure = isElement ? SURE_LETTERS.element : SURE_LETTERS.formula;
    return label < 0 && Math.exp(spelling.log) >= sure;
  });
  const otherWeights = others.map(
    (each) => (each.isElement ? Math.max(OTHER_ELEMENT, noClass) : noClass) * shareOf(each),
  );
  const total = [...weights, ...otherWeights].reduce((sum, weight) => sum + weight, FLOOR);
  const likeliest = argmax(otherWeights);
  const other = others[likeliest];
  return {
    classLogs: weights.map((weight, i) => {
      const log = Math.log(Math.max(weight / total, FLOOR));
      const isSpelled = sound.some(({ label }) => label === i);
      return isSpelled ? log : Math.min(log, classLogs[i] ?? log);
    }),
    ...(other && {
      spelled: {
        spelling: other.spelling,
        probability: (otherWeights[likeliest] ?? 0) / total,
      },
    }),
  };
}
