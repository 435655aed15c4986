import * as v from 'valibot';
import type { Work } from '@/domain/work';
import { workSchema } from '@/domain/saved/work.schema';
import { isNestedDeeper, MOST_LEVELS } from '@/lib/isNestedDeeper';
import { prune, type Checked, type DataPath } from '@/lib/prune';
import type { LeftOut } from '../leftOutText';
import { countLeftOut } from './leftOut';
import { misplacedIn } from './misplaced';
import { replacementFor, type Fallback } from './replacements';
import { SNAPSHOT_VERSION, type Snapshot } from './snapshot';
import { withSegmentsOfStructures } from './withSegmentsOfStructures';

export type ReadSnapshot =
  /** All of it, as it was written. */
  | { readonly kind: 'whole'; readonly work: Work }
  /** Without what could not be read. */
  | { readonly kind: 'salvaged'; readonly work: Work; readonly leftOut: readonly LeftOut[] }
  /** `unknownVersion`: another version of the application may be able to read it. */
  | { readonly kind: 'unreadable'; readonly reason: 'damaged' | 'unknownVersion' };

const snapshotSchema = v.strictObject({
  version: v.literal(SNAPSHOT_VERSION),
  work: workSchema,
});

const otherVersion = v.object({
  version: v.pipe(
    v.number(),
    v.check((version) => version !== SNAPSHOT_VERSION),
  ),
});

/**
 * Reads a stored snapshot: everything in the store is checked before it gets into the state. Whatever is
 * damaged is left out, entry by entry, and the rest is read.
 *
 * @param fallback the article under which it is stored
 */
export function readSnapshot(stored: unknown, fallback: Fallback): ReadSnapshot {
  if (v.is(otherVersion, stored)) return { kind: 'unreadable', reason: 'unknownVersion' };
  const { hash } = fallback.document.file;
  const check = (data: unknown) => checkSnapshot(data, hash);
  const checked = check(stored);
  if (checked.ok) return { kind: 'whole', work: withSegmentsOfStructures(checked.value.work) };
  const { value, removals } = prune(copyOf(stored, MOST_LEVELS), {
    check,
    replacementFor: (path, data) => replacementIn(data, path, fallback),
  });
  if (!value) return { kind: 'unreadable', reason: 'damaged' };
  return {
    kind: 'salvaged',
    work: withSegmentsOfStructures(value.work),
    leftOut: countLeftOut(removals),
  };
}

/** The work of a snapshot of this very article; `undefined` unless all of it can be read. */
export function readWhole(stored: unknown, hash: string): Work | undefined {
  const checked = checkSnapshot(stored, hash);
  return checked.ok ? withSegmentsOfStructures(checked.value.work) : undefined;
}

function checkSnapshot(data: unknown, hash: string): Checked<Snapshot> {
  const deep = tooDeep(data);
  if (deep.length > 0) return { ok: false, faults: deep };
  const { success, output, issues } = v.safeParse(snapshotSchema, data);
  if (!success) return { ok: false, faults: issues.map(pathOf) };
  const lost = differences(data, output);
  if (lost.length > 0) return { ok: false, faults: lost };
  const misplaced = misplacedIn(output.work, hash).map((path): DataPath => ['work', ...path]);
  return misplaced.length > 0 ? { ok: false, faults: misplaced } : { ok: true, value: output };
}

/**
 * Where the reader kept less than there is: a list instead of a record, a list with additional properties.
 */
function differences(stored: unknown, read: unknown): DataPath[] {
  if (Object.is(stored, read)) return [];
  if (!isContainer(stored) || !isContainer(read)) return [[]];
  const isList = Array.isArray(stored);
  if (isList !== Array.isArray(read)) return [[]];
  const found: DataPath[] = [];
  for (const key of Object.keys(stored)) {
    const within = differences(Reflect.get(stored, key), Reflect.get(read, key));
    for (const path of within) found.push([isList ? Number(key) : key, ...path]);
  }
  return found;
}

const isContainer = (data: unknown): data is object => typeof data === 'object' && data !== null;

const pathOf = ({ path }: v.BaseIssue<unknown>): DataPath =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

function replacementIn(data: object, path: DataPath, fallback: Fallback): unknown {
  const [key, ...within] = path;
  if (key === 'version' && within.length === 0) return SNAPSHOT_VERSION;
  if (key !== 'work' || within.length === 0 || !('work' in data)) return undefined;
  return replacementFor(data.work, fallback, within);
}

/** The entries of records and lists are no deeper. */
const ENTRY_LEVEL = 4;

/** The entries that are nested deeper than anything that is written. */
function tooDeep(data: unknown, path: DataPath = []): DataPath[] {
  if (!isNestedDeeper(data, MOST_LEVELS - path.length)) return [];
  if (path.length === ENTRY_LEVEL || !isContainer(data)) return [path];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, part]) =>
    tooDeep(part, [...path, isList ? Number(key) : key]),
  );
}

/** A copy to work on; anything deeper than real data is not copied, because it will be left out. */
function copyOf(data: unknown, levels: number): unknown {
  if (!isContainer(data) || levels === 0) return data;
  if (Array.isArray(data)) return data.map((part: unknown) => copyOf(part, levels - 1));
  if (Object.prototype.toString.call(data) !== '[object Object]') return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, part]) => [key, copyOf(part, levels - 1)]),
  );
}
