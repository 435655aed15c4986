import { marcusApi } from '@/api/marcusApi';
import { SESSION_ID } from '@/testing/builders';
import type { Trace, TraceStep } from '@/features/traces';

/** An answer of the services, as processed by RTK Query. */
export interface RecordedAnswer {
  readonly endpoint: string;
  readonly arg: string;
  /** ms from the request */
  readonly after: number;
  readonly result: { readonly data: unknown } | { readonly error: unknown };
}

interface QueryAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: {
    readonly requestId: string;
    readonly arg: { readonly endpointName: string; readonly originalArgs?: unknown };
    readonly rejectedWithValue?: boolean;
  };
}

const EXECUTED = /\/execute(Query|Mutation)\/(pending|fulfilled|rejected)$/;

const inJson = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** All answers of a trace, in the order of their requests; one that never came is not among them. */
function recordedAnswers({ steps }: Trace): RecordedAnswer[] {
  const ends = new Map<string, TraceStep>();
  for (const step of steps) {
    const { type, meta } = step.action as QueryAction;
    if (EXECUTED.test(type) && !type.endsWith('/pending') && meta) ends.set(meta.requestId, step);
  }
  return steps.flatMap((step) => {
    const { type, meta } = step.action as QueryAction;
    const end = meta && ends.get(meta.requestId);
    if (!EXECUTED.test(type) || !type.endsWith('/pending') || !end) return [];
    const { type: endType, payload } = end.action as QueryAction;
    return [
      {
        endpoint: meta.arg.endpointName,
        arg: inJson(meta.arg.originalArgs),
        after: (end.at ?? 0) - (step.at ?? 0),
        result: endType.endsWith('/fulfilled') ? { data: payload ?? null } : { error: payload },
      },
    ];
  });
}

/** What was derived from an answer must not be derived again. */
const NOTHING_OF_THE_WIRE = {
  query: undefined,
  rawResponseSchema: undefined,
  responseSchema: undefined,
  transformResponse: undefined,
  transformErrorResponse: undefined,
};

/** Ids that differ in each run would hide that two arguments are the same. */
const withoutIds = (arg: string) => arg.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');

/**
 * Makes every endpoint answer as in the trace, and after the same time: whatever a saga requests comes from
 * the trace instead of the network. A request that the trace does not contain hangs until it is cancelled.
 */
export function answerAsRecorded(trace: Trace, onSession: (id: string) => void): void {
  const left = recordedAnswers(trace);
  const takeAnswer = (endpoint: string, arg: string): RecordedAnswer | undefined => {
    const same = (answer: RecordedAnswer) => answer.endpoint === endpoint;
    const exact = left.findIndex(
      (answer) => same(answer) && withoutIds(answer.arg) === withoutIds(arg),
    );
    const place = exact >= 0 ? exact : left.findIndex(same);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  for (const [endpoint, definition] of Object.entries(definitions())) {
    const answer = async (arg: unknown, { signal }: { signal: AbortSignal }) => {
      const found = takeAnswer(endpoint, inJson(arg));
      await wait(found?.after, signal);
      if (endpoint === 'createSession' && found && 'data' in found.result) onSession(SESSION_ID);
      return found?.result ?? { error: { kind: 'aborted', message: 'The request was cancelled' } };
    };
    Object.assign(definition, { ...NOTHING_OF_THE_WIRE, queryFn: answer });
  }
}

/** RTK Query passes its definitions to code that enhances them. */
function definitions(): Record<string, object> {
  const found: Record<string, object> = {};
  for (const name of Object.keys(marcusApi.endpoints)) {
    marcusApi.enhanceEndpoints({
      endpoints: { [name]: (definition: object) => void (found[name] = definition) },
    } as never);
  }
  return found;
}

function wait(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
