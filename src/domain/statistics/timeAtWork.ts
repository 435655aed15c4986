import type { JudgedDrawing } from './judgedDrawings';

/** Milliseconds between two judgements beyond which somebody was away. */
export const LONGEST_PAUSE_MS = 10 * 60_000;

const HOUR_MS = 3_600_000;

export interface TimeAtWork {
  readonly ms: number;
  /** Judgements that were made in that time: the first of each session begins it, and has none itself. */
  readonly count: number;
}

/**
 * How long people judged: the time between successive judgements of one person, unless it is longer than a pause.
 * What was accepted without a look, or has no time, does not count.
 */
export function timeAtWork(judged: readonly JudgedDrawing[]): TimeAtWork {
  const byPerson = new Map<string, number[]>();
  for (const { at, by = '', isUnseen } of judged) {
    const moment = at === undefined ? NaN : Date.parse(at);
    if (isUnseen || Number.isNaN(moment)) continue;
    byPerson.set(by, [...(byPerson.get(by) ?? []), moment]);
  }
  let [ms, count] = [0, 0];
  for (const moments of byPerson.values()) {
    const sorted = moments.toSorted((a, b) => a - b);
    sorted.forEach((moment, index) => {
      const gap = moment - (sorted[index - 1] ?? -Infinity);
      if (gap > LONGEST_PAUSE_MS) return;
      ms += gap;
      count += 1;
    });
  }
  return { ms, count };
}

/** Rounded; `undefined` before there is a minute to count in. */
export const perHour = ({ ms, count }: TimeAtWork): number | undefined =>
  ms < 60_000 ? undefined : Math.round((count * HOUR_MS) / ms);
