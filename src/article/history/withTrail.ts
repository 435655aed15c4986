import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { structureKey } from '@/domain/documentId';
import { judgementOf } from '@/domain/judgement';
import { presentMolfile, presentText } from '@/domain/missing';
import { TRAIL_LIMIT } from '@/domain/saved/limits';
import { NO_TRAIL, type ActMoment, type Trail, type TrailEntry } from '@/domain/trail';
import { stepRedone, stepUndone } from '../history.slice';
import { isWhole } from './withHistory';
import type { WorkState } from './workState';

/** An act of the user says who acted, and when (`app/stampActs`). */
interface Stamped {
  readonly meta?: { readonly act?: ActMoment };
  readonly payload?: { readonly continues?: boolean };
}

/** An entry without who made it. */
type Change = Pick<TrailEntry, 'id' | 'field' | 'from' | 'to'>;

type Made = Pick<TrailEntry, 'at' | 'by' | 'how'>;

/**
 * Keeps of every act of the user which fields it changed of which drawings. In the reducer, because a replay has to
 * arrive at the same trail, and around the undo list, whose steps are acts as well.
 */
export const withTrail =
  <State extends WorkState, Preloaded>(
    reducer: Reducer<State, UnknownAction, Preloaded>,
  ): Reducer<State, UnknownAction, Preloaded> =>
  (state, action) => {
    const next = reducer(state, action);
    const { meta, payload } = action as Stamped;
    if (next === state || !meta?.act || !isWhole(state)) return next;
    const changes = changesBetween(state, next);
    if (changes.length === 0) return next;
    const how = stepUndone.match(action) ? 'undo' : stepRedone.match(action) ? 'redo' : undefined;
    const made: Made = { ...meta.act, ...(how && { how }) };
    const before = next.history.trail ?? NO_TRAIL;
    const trail = withChanges(before, changes, made, payload?.continues === true);
    return { ...next, history: { ...next.history, trail } };
  };

/** Of the drawings that are in both: one that comes or goes takes along what was said of it. */
function changesBetween(before: WorkState, after: WorkState): Change[] {
  return Object.keys(before.segments.entities).flatMap((id) => {
    const [from, to] = [saidOf(before, id), saidOf(after, id)];
    if (!from || !to) return [];
    return Object.keys({ ...from, ...to }).flatMap((field) => {
      const change = { id, field, from: from[field] ?? null, to: to[field] ?? null } as Change;
      return isSame(change.from, change.to) ? [] : [change];
    });
  });
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Without `formerName`, which no person says: it is the name that an edit took away. */
function saidOf({ segments, structures, compounds }: WorkState, id: string) {
  const segment = segments.entities[id];
  if (!segment) return undefined;
  const structure = structures.entities[structureKey(segment.pdfId, id)];
  const { formerName: _former, ...draft } = compounds.drafts[id] ?? {};
  const {
    version: _version,
    at: _at,
    by: _by,
    ...verdict
  } = judgementOf(segments.judgements[id], structure) ?? {};
  return {
    ...('verdict' in verdict && { verdict }),
    structure: presentText(structure?.smiles) ?? presentMolfile(structure?.molfile),
    ...draft,
  } as Readonly<Record<string, unknown>>;
}

/** While a text is typed, all that was kept of it is one change. */
function withChanges(
  { entries, dropped }: Trail,
  changes: readonly Change[],
  made: Made,
  continues: boolean,
): Trail {
  const kept = [...entries];
  for (const change of changes) {
    const { id, field, to } = change;
    const place = continues
      ? kept.findLastIndex((entry) => entry.id === id && entry.field === field)
      : -1;
    const from = kept[place]?.from ?? null;
    if (place < 0) kept.push({ ...change, ...made } as TrailEntry);
    else if (isSame(from, to)) kept.splice(place, 1);
    else kept[place] = { ...change, ...made, from } as TrailEntry;
  }
  const over = Math.max(0, kept.length - TRAIL_LIMIT);
  return { entries: kept.slice(over), dropped: dropped + over };
}
