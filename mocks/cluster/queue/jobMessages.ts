import type { FailureRecord } from './failureRecord';
import type { PackedValue } from './packedValue';

/** What a job carries, beside the task's name. */
export interface JobData {
  readonly input: PackedValue;
  /** The node that is to get the answer. */
  readonly node: string;
  /** Whose turn it is; a hash, so that no session id stands in the queue. */
  readonly owner: string;
  /** Id of the request that it is for. */
  readonly requestId?: string | undefined;
  readonly turn: number;
  readonly timeoutMs: number;
  /** SHA-256 of task and input. */
  readonly digest: string;
}

/** How a job ended; also kept as the job's result for a node that missed the message. */
export type JobReply =
  | { readonly outcome: 'done'; readonly result: PackedValue }
  | { readonly outcome: 'failed'; readonly failure: FailureRecord }
  /** Its bytes were no longer stored: to be asked for again. */
  | { readonly outcome: 'bytes-gone' }
  | { readonly outcome: 'cancelled' };

/** Published to a node. */
export interface AnswerMessage {
  readonly id: string;
  readonly reply: JobReply;
}

/** Answer to those who ask for a task that has ended the workers that tried it. */
export const POISONED: FailureRecord = {
  kind: 'runner',
  status: 500,
  message: 'The work ended the program that did it, twice, and is not tried again',
};
