import type { TaskName } from '../../engine/tasks/taskRegistry';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import type { ExternalDescription } from '../../services/routes/ocsr/externalEngines';
import type { Admission, QueueLimits } from './admission';
import type { AnswerChannel } from './answerChannel';
import type { Blobs } from './blobs';
import type { NodeQueues } from './nodeQueues';

/** What a node's task runner is put together from. */
export interface QueueRunnerParts {
  /** Runs what the queue does not. */
  readonly local: TaskRunner;
  readonly isQueued: (task: TaskName) => boolean;
  readonly queues: NodeQueues;
  readonly admission: Admission;
  /** The workers' own. */
  readonly engines: () => Promise<readonly ExternalDescription[]>;
  readonly answers: AnswerChannel;
  readonly blobs: Blobs;
  /** Name of this node, under which it is answered. */
  readonly node: string;
  readonly limits: QueueLimits;
  /** Milliseconds that storing a task's bytes, and letting it in, may take: while Redis is away it says nothing. */
  readonly admissionMs: number;
  /** Tells the worker of a job, whichever it is, to stop. */
  readonly cancel: (id: string) => Promise<void>;
  /** Closes the connections. */
  readonly disconnect: () => Promise<void>;
}
