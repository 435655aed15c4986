import type { EngineId } from '@/domain/engines';
import type { CommonSubstructure, SimilarityResult } from '@/domain/similarity';
import { hasStructure, type StructureVersion } from '@/domain/structure';

/** The state of one engine. Times are milliseconds, points in time since the epoch. */
export type EngineReading =
  | { readonly status: 'loading'; readonly startedAt: number }
  | { readonly status: 'done'; readonly version: StructureVersion }
  /** In the services' words. */
  | { readonly status: 'failed'; readonly message: string; readonly processingTime: number }
  /** The services report that they don't have this engine; it was not called. */
  | { readonly status: 'unavailable'; readonly reason: string };

/** The services' comparison of all readings. */
export type AnalysisState =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly result: SimilarityResult }
  | { readonly status: 'failed'; readonly message: string };

/** The search for what all readings have in common. */
export type CommonStructureState =
  | { readonly status: 'idle' }
  | { readonly status: 'finding' }
  | {
      readonly status: 'found';
      readonly found: CommonSubstructure;
      readonly isHighlighted: boolean;
    }
  | { readonly status: 'failed'; readonly message: string };

/** The engines side by side on one segment. */
export interface Comparison {
  readonly segmentId: string;
  /** Of the latest run. */
  readonly comparisonId: string;
  /** By engine; an engine that was not called yet has no entry. */
  readonly readings: Readonly<Record<EngineId, EngineReading>>;
  readonly analysis: AnalysisState;
  readonly common: CommonStructureState;
  /** Whose reading will be applied. */
  readonly selectedEngine: EngineId | null;
}

const emptyComparison = (segmentId: string, comparisonId: string): Comparison => ({
  segmentId,
  comparisonId,
  readings: {},
  analysis: { status: 'idle' },
  common: { status: 'idle' },
  selectedEngine: null,
});

/** Whatever had not finished counts as not requested. */
export function withoutRunning(comparison: Comparison): Comparison {
  const ended = Object.entries(comparison.readings).filter(
    ([, { status }]) => status !== 'loading',
  );
  const { analysis, common } = comparison;
  return {
    ...comparison,
    readings: Object.fromEntries(ended),
    analysis: analysis.status === 'running' ? { status: 'idle' } : analysis,
    common: common.status === 'finding' ? { status: 'idle' } : common,
  };
}

/** Which engines start, under which number and when; those that cannot are listed with the reason. */
export interface ReadingsStarted {
  readonly segmentId: string;
  readonly comparisonId: string;
  readonly engines: readonly EngineId[];
  readonly unavailable: Readonly<Record<EngineId, string>>;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Earlier findings about the readings no longer hold; the readings of other engines stay. */
export function withReadingsStarted(
  before: Comparison | undefined,
  { segmentId, comparisonId, engines, unavailable, at }: ReadingsStarted,
): Comparison {
  const loading = engines.map((engine): [EngineId, EngineReading] => [
    engine,
    { status: 'loading', startedAt: at },
  ]);
  const absent = Object.entries(unavailable).map(([engine, reason]): [EngineId, EngineReading] => [
    engine,
    { status: 'unavailable', reason },
  ]);
  const selected = before?.selectedEngine ?? null;
  return {
    ...emptyComparison(segmentId, comparisonId),
    readings: { ...before?.readings, ...Object.fromEntries([...loading, ...absent]) },
    selectedEngine: selected !== null && engines.includes(selected) ? null : selected,
  };
}

/** What an engine's answer means for its card: a reading without a structure is a failure. */
export function readingOf(version: StructureVersion): EngineReading {
  if (hasStructure(version)) return { status: 'done', version };
  const { error = 'The engine found no structure', processingTime = 0 } = version;
  return { status: 'failed', message: error, processingTime };
}
