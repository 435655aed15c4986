import { sumCentres, type CentreCount } from './countCentres';
import type { ImageScore } from './imageScore';

/** The figures of a set of pictures. */
export interface Summary {
  readonly images: number;
  readonly answered: number;
  readonly exact: number;
  readonly withoutStereo: number;
  readonly centres: CentreCount;
  readonly sameInchi: number;
  /** Mean over all pictures, 0..1. */
  readonly tanimoto: number;
  /** Mean over all pictures; undefined if it is unknown for some. */
  readonly cpuSeconds?: number | undefined;
}

export function summarise(scores: readonly ImageScore[]): Summary {
  const times = scores.flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
  return {
    images: scores.length,
    answered: scores.filter(({ answer }) => answer !== '').length,
    exact: scores.filter(({ exact }) => exact).length,
    withoutStereo: scores.filter(({ withoutStereo }) => withoutStereo).length,
    centres: sumCentres(scores.map(({ centres }) => centres)),
    sameInchi: scores.filter(({ sameInchi }) => sameInchi).length,
    tanimoto: mean(scores.map(({ tanimoto }) => tanimoto)),
    cpuSeconds: times.length === scores.length ? mean(times) : undefined,
  };
}

/** 0 for no values. */
function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
