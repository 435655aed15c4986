import { articleWords } from './articleWords';
import type { RecordedTrace } from './traceRecorder';

/** A summary of a trace, shown to the user before it is saved. */
export interface TraceContents {
  readonly actionCount: number;
  /** Number of older actions that were dropped. */
  readonly droppedCount: number;
  /** By feature, largest number of actions first. */
  readonly features: readonly { readonly name: string; readonly count: number }[];
  /** ms since the epoch; absent if there are no actions. */
  readonly from?: number;
  readonly to?: number;
  readonly fileNames: readonly string[];
  /** From the latest article that has one. */
  readonly title?: string;
  /** Code points in the longest text of the article; 0 if there is none. */
  readonly textLength: number;
  readonly annotationCount: number;
}

export function traceContents(trace: RecordedTrace): TraceContents {
  const { steps, droppedCount } = trace;
  const last = steps.at(-1);
  const first = steps[0];
  const words = articleWords([
    trace.start,
    ...steps.flatMap(({ action, state }) => [action, state]),
  ]);
  const title = [...words.titles].at(-1);
  return {
    actionCount: steps.length,
    droppedCount,
    features: countByFeature(steps.map(({ action }) => action.type)),
    ...(first && { from: first.at }),
    ...(last && { to: last.at }),
    fileNames: [...words.names].filter((name) => /\.pdf$/i.test(name)),
    ...(title !== undefined && { title }),
    textLength: Math.max(0, ...[...words.texts].map((text) => [...text].length)),
    annotationCount: Math.max(0, ...new Set(steps.map(({ state }) => annotationsIn(state)))),
  };
}

function countByFeature(types: readonly string[]): TraceContents['features'] {
  const counts = new Map<string, number>();
  for (const type of types) {
    const name = type.split('/')[0] ?? type;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** A recorded state can have any shape here; this is the only place that reads its annotations. */
function annotationsIn(state: unknown): number {
  const list = ['article', 'annotations', 'result', 'annotations'].reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    state,
  );
  return Array.isArray(list) ? list.length : 0;
}
