import type { Action } from '@reduxjs/toolkit';
import type { BuildInfo } from '@/platform/buildInfo';
import { withoutNoise } from './noise';
import { stateDigest } from './stateDigest';
import type { Origin, RecordedTrace } from './traceRecorder';

/** An entry of DevTools' `actionsById`; `origin` is our addition, which DevTools ignore. */
export interface FiledAction {
  readonly type: 'PERFORM_ACTION';
  readonly action: Action;
  readonly timestamp: number;
  readonly origin?: Origin;
}

/** Data that DevTools lack: who wrote the file, and digests of all states. */
export interface TraceOrigin extends BuildInfo {
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  readonly articleIsLeftOut: boolean;
  /** Number of actions dropped before the first one here. */
  readonly droppedCount: number;
  /** One digest per staged action, in the same order (`stateDigest`). */
  readonly digests: readonly string[];
}

/** The lifted state of Redux DevTools, in their import format, plus one key of our own. */
export interface TraceFile {
  readonly marcus: TraceOrigin;
  readonly monitorState: object;
  readonly actionsById: Readonly<Record<string, FiledAction>>;
  readonly nextActionId: number;
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly committedState: unknown;
  readonly currentStateIndex: number;
  /** Parallel to the staged actions. DevTools recompute all states on import, so the last one is enough. */
  readonly computedStates: readonly { readonly state?: unknown }[];
  readonly isLocked: boolean;
  readonly isPaused: boolean;
}

type FileFacts = Omit<TraceOrigin, 'digests' | 'droppedCount'>;

/** Converts a trace to DevTools' import format; the first entry is their `@@INIT`. */
export function toTraceFile({ start, steps, droppedCount }: RecordedTrace, facts: FileFacts) {
  const states = [start, ...steps.map(({ state }) => state)].map(withoutNoise);
  const filed: FiledAction[] = steps.map(({ action, at, origin }) => ({
    type: 'PERFORM_ACTION',
    action,
    timestamp: at,
    origin,
  }));
  const init: FiledAction = {
    type: 'PERFORM_ACTION',
    action: { type: '@@INIT' },
    timestamp: steps[0]?.at ?? Date.parse(facts.savedAt),
  };
  const entries = [init, ...filed];
  const last = entries.length - 1;
  const file: TraceFile = {
    marcus: { ...facts, droppedCount, digests: states.map(stateDigest) },
    monitorState: {},
    actionsById: Object.fromEntries(entries.map((entry, id) => [id, entry])),
    nextActionId: entries.length,
    stagedActionIds: entries.map((_entry, id) => id),
    skippedActionIds: [],
    committedState: start,
    currentStateIndex: last,
    computedStates: states.map((state, id) => (id === last ? { state } : {})),
    isLocked: false,
    isPaused: false,
  };
  return file;
}
