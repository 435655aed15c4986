import type { Action } from '@reduxjs/toolkit';
import { renamed, segmentNames } from './segmentNames';

/** Values that differ between any two runs, by key. */
const VOLATILE_KEYS = new Set(['processingTime', 'hash', 'size', 'duration', 'durationMs']);

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const ISO_TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g;
/** Milliseconds since the epoch, this century; documents are numbered by them. */
const EPOCH_TIME = /\b1[6-9]\d{11}\b/g;

/** An action as two runs of the same story agree on it. */
const normalised = (action: Action): unknown =>
  JSON.parse(JSON.stringify(action), (key: string, value: unknown) => {
    if (VOLATILE_KEYS.has(key)) return '<volatile>';
    // Who acted and when is added after the sagas: they neither cause nor see it.
    if (key === 'meta' && 'act' in Object(value)) return undefined;
    if (typeof value === 'number') return value > 1e12 ? '<time>' : value;
    if (typeof value !== 'string') return value;
    return value.replace(UUID, '<id>').replace(ISO_TIME, '<time>').replace(EPOCH_TIME, '<time>');
  }) as unknown;

/**
 * What sagas made of their causes, separated by feature and by segment: the order between features, and
 * between the lanes of the recognition, differs between runs.
 */
export function factsByFeature(actions: readonly Action[]): Readonly<Record<string, unknown[]>> {
  const facts: Record<string, unknown[]> = {};
  for (const action of renamed(actions, segmentNames(actions))) {
    const feature = action.type.split('/')[0] ?? '';
    const subject = segmentOf(action);
    const key = subject === undefined ? feature : `${feature}, ${subject}`;
    (facts[key] ??= []).push(normalised(action));
  }
  return facts;
}

function segmentOf(action: Action & { readonly payload?: unknown }): string | undefined {
  const { id, segment } = Object(action.payload) as { id?: unknown; segment?: { id: string } };
  const found = segment?.id ?? id;
  return typeof found === 'string' && /^page-\d+-segment-\d+$/.test(found) ? found : undefined;
}
