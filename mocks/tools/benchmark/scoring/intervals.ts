import { generator } from '../../generator';
import { f1Of, sumOf, type Count } from './count';

/** Both ends, 0..1. */
export type Interval = readonly [from: number, to: number];

/** Standard normal deviate of 95 %, two-sided. */
const Z = 1.959964;

const RESAMPLES = 2_000;
const SEED = 1;

/** With fewer articles their resamples say nothing of how articles differ. */
export const FEWEST_ARTICLES = 5;

/**
 * The score interval of a share, 95 % (E. B. Wilson, J. Am. Stat. Assoc. 1927, 22, 209): unlike that of the normal
 * distribution it keeps a width where all or none are right. It takes drawings for independent of each other, which
 * those of one article are not: it is rather too narrow.
 *
 * @returns undefined of nothing
 */
export function wilson(right: number, all: number): Interval | undefined {
  if (all === 0) return undefined;
  const share = right / all;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * all)) / (1 + z2 / all);
  const reach =
    (Z / (1 + z2 / all)) * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/**
 * The interval of F1 between the percentiles 2.5 and 97.5 of 2,000 resamples of whole articles (B. Efron, R. J.
 * Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13), the same in each run.
 *
 * @param articles one count each
 * @returns undefined of fewer than {@link FEWEST_ARTICLES}
 */
export function bootstrapF1(articles: readonly Count[]): Interval | undefined {
  if (articles.length < FEWEST_ARTICLES) return undefined;
  const random = generator(SEED);
  const scores = Array.from({ length: RESAMPLES }, () =>
    f1Of(sumOf(articles.map(() => articles[Math.floor(random() * articles.length)] as Count))),
  );
  const ordered = scores.flatMap((score) => score ?? []).toSorted((a, b) => a - b);
  const at = (share: number) => ordered[Math.floor(share * (ordered.length - 1))] ?? NaN;
  return ordered.length === 0 ? undefined : [at(0.025), at(0.975)];
}
