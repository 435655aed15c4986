/**
 * Version of the tasks' inputs and results. It is part of the queues' names, so that during an upgrade that
 * changes them the workers of each version serve the nodes of their own.
 */
const CONTRACT_VERSION = 1;

/** Begins every key; in braces, which keep all keys on one machine of a Redis cluster. */
export const KEY_PREFIX = '{marcus}';

/** `long`: users' tasks; `background`: those that no one waits for. */
export type CommonKind = 'long' | 'background';

/** Tasks for one engine, which only the workers that have it take. */
export type EngineKind = `engine-${string}`;

export type QueueKind = CommonKind | EngineKind;

export const engineKind = (id: string): EngineKind => `engine-${id}`;

/** Names of one installation's keys and channels. */
export interface QueueNames {
  readonly queue: (kind: QueueKind) => string;
  /** A key beside BullMQ's own ones. */
  readonly key: (...parts: readonly string[]) => string;
}

/** @param space tells apart what must not meet in one Redis, such as tests */
export function queueNames(space = 'tasks'): QueueNames {
  const base = `${space}-v${CONTRACT_VERSION}`;
  return {
    queue: (kind) => `${base}-${kind}`,
    key: (...parts) => [KEY_PREFIX, base, ...parts].join(':'),
  };
}
