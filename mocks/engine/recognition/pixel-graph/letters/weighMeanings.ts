import type { PixelGraphClasses } from '../classes';
import type { Spelling } from './letterLook';

/** A spelling that has exactly one meaning, and the class that means the same, -1 if there is none. */
export interface SoundSpelling {
  readonly spelling: Pick<Spelling, 'text' | 'log' | 'places'>;
  readonly label: number;
}

/** What a label is: its classes and, where no class means what is spelled, the letters. */
export interface WeighedMeanings {
  /** Natural logarithms of the probabilities of the classes. */
  readonly classLogs: readonly number[];
  /** The most probable spelling that is no class, and its probability, 0..1. */
  readonly spelled?: { readonly spelling: SoundSpelling['spelling']; readonly probability: number };
}

/** Letters are misread this often, even if they seem sure and have a meaning. */
const MISREAD = 0.02;
/** Share of spellings without a meaning that are no misreadings of those with one. */
const UNSOUND = 0.3;
/** Share of those that speak for any class alike. */
const OF_ANY_CLASS = 0.5;
/**
 * How probable it is, before the letters are read, that a label is no class: at most this, and less the surer
 * the label network is.
 */
const NO_CLASS = { most: 0.25, ofDoubt: 0.5 } as const;
const FLOOR = 1e-9;

/**
 * Joins two independent opinions on a label, the class's and the letters', by multiplying what they hold
 * probable. Spellings without a meaning speak for no class and against none. The numbers for a residue are
 * known less well than that it is one: the likeliest residue has the probability of all.
 *
 * @param classLogs logarithms of the probabilities of the classes
 * @param sound spellings with a meaning; the most probable first
 */
export function weighMeanings(
  classes: Pick<PixelGraphClasses, 'names' | 'residues'>,
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
  const others = sound.filter(({ label }) => label < 0);
  const otherWeights = others.map((each) => noClass * shareOf(each));
  const total = [...weights, ...otherWeights].reduce((sum, weight) => sum + weight, FLOOR);
  const [first] = others;
  return {
    classLogs: asOneResidue(
      classes,
      weights.map((weight) => weight / total),
    ).map((share) => Math.log(Math.max(share, FLOOR))),
    ...(first && {
      spelled: { spelling: first.spelling, probability: (otherWeights[0] ?? 0) / total },
    }),
  };
}

function asOneResidue(
  { names, residues }: Pick<PixelGraphClasses, 'names' | 'residues'>,
  shares: readonly number[],
): number[] {
  const own = shares.flatMap((share, i) => (residues.has(names[i] ?? '') ? [share] : []));
  const most = Math.max(...own);
  const all = own.reduce((sum, share) => sum + share, 0);
  const first = shares.findIndex((share, i) => share === most && residues.has(names[i] ?? ''));
  return shares.map((share, i) => (i === first ? all : share));
}
