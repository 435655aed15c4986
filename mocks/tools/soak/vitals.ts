/** How a process of services is. */
export interface Vitals {
  /** Bytes of its JavaScript heap after a full collection. */
  readonly heapBytes: number;
  /** Open connections of clients. */
  readonly connections: number;
  /** Running timers that keep the process alive. */
  readonly timers: number;
}

/** The question by which the parent process asks for them. */
export const VITALS_QUESTION = 'vitals';

export const isVitals = (answer: unknown): answer is Vitals =>
  typeof answer === 'object' && answer !== null && 'heapBytes' in answer && 'timers' in answer;
