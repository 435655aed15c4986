/** An answer's stated confidence, and whether it was right including stereo. */
export interface RatedAnswer {
  /** 0..1. */
  readonly confidence: number;
  readonly right: boolean;
}

/**
 * The share that is right among the most confident 10, 20 ... 100 % of the answers; empty without answers.
 * Answers with the same confidence cannot be ranked, so each counts as the share right among them.
 */
export function confidenceCurve(answers: readonly RatedAnswer[]): number[] {
  if (answers.length === 0) return [];
  const ranked = expectedRight(answers);
  return Array.from({ length: 10 }, (_, tenth) => {
    const count = Math.max(1, Math.round(((tenth + 1) * ranked.length) / 10));
    return mean(ranked.slice(0, count).map(({ right }) => right));
  });
}

/** The confidence that half of the answers reach, and the share right among those. */
export interface HalfGiven {
  readonly confidence: number;
  readonly right: number;
}

/** @returns undefined without answers */
export function halfGiven(answers: readonly RatedAnswer[]): HalfGiven | undefined {
  const ranked = expectedRight(answers);
  const last = ranked[Math.ceil(ranked.length / 2) - 1];
  if (!last) return undefined;
  const given = ranked.filter(({ confidence }) => confidence >= last.confidence);
  return { confidence: last.confidence, right: mean(given.map(({ right }) => right)) };
}

/** Most confident first; `right` is the share right among answers with the same confidence. */
function expectedRight(answers: readonly RatedAnswer[]): HalfGiven[] {
  const byConfidence = new Map<number, boolean[]>();
  for (const { confidence, right } of answers) {
    byConfidence.set(confidence, [...(byConfidence.get(confidence) ?? []), right]);
  }
  return [...byConfidence]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([confidence, rights]) =>
      rights.map(() => ({ confidence, right: mean(rights.map(Number)) })),
    );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Answers whose stated confidence is in one range. */
export interface ReliabilityBin {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive, except in the last bin. */
  readonly to: number;
  readonly answers: number;
  readonly right: number;
  /** Mean stated confidence; 0 without answers. */
  readonly stated: number;
}

/** Narrower towards 1, where most answers are. */
const BIN_LIMITS = [0, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 1] as const;

/** How often answers with about the same stated confidence are right. */
export function reliability(answers: readonly RatedAnswer[]): ReliabilityBin[] {
  return BIN_LIMITS.slice(1).map((to, index) => {
    const from = BIN_LIMITS[index] ?? 0;
    const inside = answers.filter(
      ({ confidence }) => confidence >= from && (confidence < to || to === 1),
    );
    return {
      from,
      to,
      answers: inside.length,
      right: inside.filter(({ right }) => right).length,
      stated: mean(inside.map(({ confidence }) => confidence)),
    };
  });
}
