/** State of a process that runs services. */
export interface Vitals {
  /** Bytes of its JavaScript heap after a full collection. */
  readonly heapBytes: number;
  /** Open connections of clients. */
  readonly connections: number;
  /** Running timers that keep the process alive. */
  readonly timers: number;
}

/** The message with which the parent process requests them. */
export const VITALS_QUESTION = 'vitals';

export const isVitals = (answer: unknown): answer is Vitals =>
  typeof answer === 'object' && answer !== null && 'heapBytes' in answer && 'timers' in answer;
