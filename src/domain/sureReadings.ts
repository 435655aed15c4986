import { scoreWord } from './readingScore';
import { enginesDisagree, type Structure } from './structure';

/** Of drawings that are accepted together, at most so many are looked at first. */
export const SAMPLE_SIZE = 10;

/** The reading is sure, at least one other engine read the same, and none another one. */
export const isSureAndAgreed = (structure: Structure): boolean =>
  scoreWord(structure) === 'sure' &&
  (structure.agreeing ?? []).length > 0 &&
  !enginesDisagree(structure);

interface Scored {
  /** 0..1 */
  readonly score: number;
}

/**
 * Those to look at before all are accepted: the least sure one, and others at even steps up to the surest, so that
 * what goes wrong at any score may be seen.
 *
 * @returns at most `SAMPLE_SIZE`, the least sure first
 */
export function sampleOf<One extends Scored>(all: readonly One[]): One[] {
  const ranked = all.toSorted((a, b) => a.score - b.score);
  const size = Math.min(SAMPLE_SIZE, ranked.length);
  const step = (ranked.length - 1) / Math.max(1, size - 1);
  return Array.from({ length: size }, (_, index) => ranked[Math.round(index * step)]!);
}
