import type { RequestObserver } from '../../services/http/observeRequests';
import type { Library } from '../../services/library/library';
import type { QueueStatus } from '../../services/sessions/sessionTypes';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import type { EndedJob } from '../queue/workerObserver';

/** Tasks that wait in the queue of all nodes, by kind. */
export type QueueDepth = () => Promise<Readonly<Record<string, number>>>;

/** What is watched: each part is there only where its setting asks for it. */
export interface Watch {
  readonly request?: RequestObserver;
  /** The runner, whose tasks are counted. */
  readonly counted?: (runner: TaskRunner) => TaskRunner;
  readonly seats?: (status: () => Promise<QueueStatus>) => void;
  readonly depth?: (depth: QueueDepth) => void;
  /** The library, whose calls are counted. */
  readonly library?: (library: Library) => Library;
  readonly jobEnded?: (job: EndedJob) => void;
  readonly jobStalled?: (id: string) => void;
  readonly trouble?: (message: string) => void;
  readonly close?: () => Promise<void>;
}

/** The watches that the settings ask for, as one. */
export interface Operation {
  readonly request: RequestObserver | undefined;
  readonly counted: (runner: TaskRunner) => TaskRunner;
  readonly seats: (status: () => Promise<QueueStatus>) => void;
  readonly depth: (depth: QueueDepth) => void;
  readonly library: (library: Library) => Library;
  readonly jobEnded: (job: EndedJob) => void;
  readonly jobStalled: (id: string) => void;
  /** Something that an operator should know, such as a Redis that is away. */
  readonly trouble: (message: string) => void;
  readonly close: () => Promise<void>;
}

export function joinWatches(watches: readonly Watch[]): Operation {
  const requests = watches.flatMap(({ request }) => request ?? []);
  return {
    request:
      requests.length === 0 ? undefined : (answered) => requests.forEach((tell) => tell(answered)),
    counted: (runner) => watches.reduce((inner, { counted }) => counted?.(inner) ?? inner, runner),
    seats: (status) => watches.forEach(({ seats }) => seats?.(status)),
    depth: (depth) => watches.forEach((watch) => watch.depth?.(depth)),
    library: (library) =>
      watches.reduce((inner, watch) => watch.library?.(inner) ?? inner, library),
    jobEnded: (job) => watches.forEach(({ jobEnded }) => jobEnded?.(job)),
    jobStalled: (id) => watches.forEach(({ jobStalled }) => jobStalled?.(id)),
    trouble: (message) => watches.forEach(({ trouble }) => trouble?.(message)),
    close: async () => void (await Promise.all(watches.map(({ close }) => close?.()))),
  };
}
