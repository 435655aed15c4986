import type { ProgramReading } from '../../../engine/recognition/fusion/programReading';
import type { EngineDescription } from './engines';
import type { Recognition } from './recognition';

/** What one of the engines answered when all were asked. */
export type EngineAnswer =
  | { readonly engine: EngineDescription; readonly recognition: Recognition }
  /** Worded for the user. */
  | { readonly engine: EngineDescription; readonly reason: string };

/** A reading that can be compared with others. */
export interface Comparable extends ProgramReading {
  readonly engine: EngineDescription;
  readonly recognition: Recognition;
}

/** One of several engines that were asked about a drawing. */
export interface AskedEngine {
  readonly answer: EngineAnswer;
  /** Absent if nothing was read, or something that is not possible. */
  readonly comparable?: Comparable | undefined;
  /** Why what the program saw cannot be written as a structure. */
  readonly unwritable?: string | undefined;
  /** Set if the program failed, rather than read nothing. */
  readonly fault?: unknown;
}
