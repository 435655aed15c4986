import type { JobReply } from './jobMessages';

/** Told what a worker does, for logs and metrics. */
export interface WorkerObserver {
  readonly ended: (job: EndedJob) => void;
  /** A job whose worker has died goes back into the queue. */
  readonly stalled: (id: string) => void;
  readonly failing: (message: string) => void;
}

export interface EndedJob {
  readonly id: string;
  readonly task: string;
  readonly owner: string;
  readonly requestId: string | undefined;
  readonly outcome: JobReply['outcome'];
  readonly waitMs: number;
  readonly runMs: number;
}

/** Tells nobody. */
export const SILENT: WorkerObserver = {
  ended: () => undefined,
  stalled: () => undefined,
  failing: () => undefined,
};
