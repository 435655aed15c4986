import type { Action } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { parsePlainJson } from './plainJson';
import { TraceError } from './traceError';
import type { TraceOrigin } from '../recording/traceFile';

/** One action of a trace, and what is known about the state after it. */
export interface TraceStep {
  readonly action: Action;
  /** ms since the epoch */
  readonly at?: number;
  readonly origin?: string;
  readonly state?: unknown;
  readonly digest?: string;
}

export interface Trace {
  readonly format: 'lifted state' | 'custom export' | 'list of actions';
  /** `undefined` for the application's own initial state. */
  readonly start: unknown;
  readonly steps: readonly TraceStep[];
  /** What wrote the file; unknown for exports from DevTools itself. */
  readonly writtenBy?: Pick<TraceOrigin, 'version' | 'build' | 'savedAt'>;
}

const actionSchema = v.looseObject({ type: v.string() });
const actionsSchema = v.array(actionSchema);

const filedSchema = v.looseObject({
  action: actionSchema,
  timestamp: v.optional(v.number()),
  origin: v.optional(v.string()),
});

const writtenBySchema = v.looseObject({
  version: v.string(),
  build: v.string(),
  savedAt: v.string(),
  digests: v.optional(v.array(v.string()), []),
});

const liftedSchema = v.looseObject({
  actionsById: v.record(v.string(), filedSchema),
  stagedActionIds: v.array(v.number()),
  skippedActionIds: v.optional(v.array(v.number()), []),
  computedStates: v.optional(v.array(v.looseObject({})), []),
  committedState: v.optional(v.unknown()),
  marcus: v.optional(writtenBySchema),
});

const customSchema = v.looseObject({
  payload: v.union([v.string(), v.array(v.unknown())]),
  preloadedState: v.optional(v.unknown()),
});

/** The first entries of DevTools and of the store; they contain no data. */
const isInit = ({ type }: Action) => type.startsWith('@@');

/**
 * Reads a trace in any of Redux DevTools' export formats: the whole lifted state (which we use), the custom
 * export with strings inside the JSON, or a list of actions.
 *
 * @throws TraceError
 */
export function readTrace(text: string): Trace {
  const value = parsePlainJson(text);
  if (Array.isArray(value)) return fromActions(value, 'list of actions', undefined);
  if (v.is(v.looseObject({ actionsById: v.unknown() }), value)) return fromLifted(value);
  if (v.is(v.looseObject({ payload: v.unknown() }), value)) return fromCustom(value);
  throw new TraceError('The file is not a trace: it has neither actionsById nor payload');
}

/** @throws TraceError with the path of the invalid value */
function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue) ?? 'the file';
  throw new TraceError(`The file is not a trace: ${place}: ${issue.message}`);
}

function fromActions(value: unknown, format: Trace['format'], start: unknown): Trace {
  const actions = parse(actionsSchema, value);
  return { format, start, steps: actions.filter((each) => !isInit(each)).map(toStep) };
}

const toStep = (action: Action): TraceStep => ({ action });

const fromText = (value: unknown) => (typeof value === 'string' ? parsePlainJson(value) : value);

function fromCustom(value: unknown): Trace {
  const { payload, preloadedState } = parse(customSchema, value);
  return fromActions(fromText(payload), 'custom export', fromText(preloadedState));
}

function fromLifted(value: unknown): Trace {
  const lifted = parse(liftedSchema, value);
  const steps = lifted.stagedActionIds
    .map((id, place) => ({ id, place }))
    .filter(({ id }) => !lifted.skippedActionIds.includes(id))
    .map(({ id, place }): TraceStep => {
      const filed = lifted.actionsById[id];
      if (!filed) throw new TraceError(`The file is not a trace: action ${id} is missing`);
      const state = lifted.computedStates[place]?.['state'];
      const digest = lifted.marcus?.digests[place];
      return {
        action: filed.action,
        ...(filed.timestamp !== undefined && { at: filed.timestamp }),
        ...(filed.origin !== undefined && { origin: filed.origin }),
        ...(state !== undefined && { state }),
        ...(digest !== undefined && { digest }),
      };
    })
    .filter(({ action }) => !isInit(action));
  const { marcus } = lifted;
  return {
    format: 'lifted state',
    start: lifted.committedState,
    steps,
    ...(marcus && { writtenBy: marcus }),
  };
}
