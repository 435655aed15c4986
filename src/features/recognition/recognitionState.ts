import type { ReadingsRootState } from '@/article';
import type { EngineId, EnginesById } from '@/domain/engines';
import type { ProcessingOptions } from '@/domain/processingOptions';
import type { WorkReading } from '@/domain/work';

/** A segment that the run in progress has not read yet. Times are milliseconds since the epoch. */
export type PendingItem =
  | { readonly status: 'queued' }
  | { readonly status: 'running'; readonly startedAt: number };

/** How far a segment's reading is in this run, or how it ended in the latest. */
export type ItemState = PendingItem | WorkReading;

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
  readonly job: RecognitionJob | null;
  /** By segment id. */
  readonly pending: Readonly<Record<string, PendingItem>>;
}

export interface RecognitionRunRootState {
  readonly runs: { readonly recognition: RecognitionState };
}

export interface EngineChoiceState {
  /** Id of the default engine (docs/requirements/session.md SD.1). */
  readonly product: EngineId;
  readonly options: ProcessingOptions;
  /** By id, as reported by the services; empty until then. */
  readonly engines: EnginesById;
}

export interface EngineChoiceRootState {
  readonly settings: { readonly engines: EngineChoiceState };
}

/** How far the reading of each segment is. */
export type ItemRootState = ReadingsRootState & RecognitionRunRootState;
