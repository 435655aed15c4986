import type { EngineId, EnginesById } from '@/domain/engines';
import type { ProcessingOptions } from '@/domain/processingOptions';

/** The state of one segment in the latest run. Times are milliseconds since the epoch. */
export type ItemState =
  | { readonly status: 'queued' }
  | { readonly status: 'running'; readonly startedAt: number }
  | { readonly status: 'done' }
  /** In the services' words. */
  | { readonly status: 'failed'; readonly message: string };

/** One run of 'Get Structures'. */
export interface RecognitionJob {
  readonly status: 'running' | 'finished' | 'cancelled';
  readonly engine: EngineId;
  readonly startedAt: number;
  readonly total: number;
  /** Segments that have a structure now. */
  readonly converted: number;
  readonly failed: number;
  /** Of the converted ones, those whose repeated reading failed; absent before the first. */
  readonly kept?: number;
}

export interface RecognitionState {
  /** Id of the default engine (docs/requirements/session.md SD.1). */
  readonly product: EngineId;
  readonly options: ProcessingOptions;
  /** By id, as reported by the services; empty until then. */
  readonly engines: EnginesById;
  readonly job: RecognitionJob | null;
  /** By segment id. Survives the run, so that failures stay visible and can be retried. */
  readonly items: Readonly<Record<string, ItemState>>;
}

export interface RecognitionRootState {
  readonly recognition: RecognitionState;
}
