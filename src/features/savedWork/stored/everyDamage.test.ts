/** @jest-environment node */
import type { DataPath } from '@/lib/prune';
import { damagesOf } from '../testing/damages';
import { fallback, fullSnapshot, fullWork } from '../testing/fullWork';
import { readSnapshot } from './readSnapshot';
import type { Snapshot } from './snapshot';
import { patternOf } from './replacements';
import { withSegmentsOfStructures } from './withSegmentsOfStructures';

/** Removed as a whole if a part cannot be read. */
const ENTRIES = [
  'annotations.annotations.*',
  'segments.items.*',
  'segments.info',
  'segments.numbers.*',
  'segments.overruled.*',
  'annotationWords.*',
  'segments.judgements.*',
  'history',
  'history.trail.entries.*',
  'text.history.*',
  'text.extracted.metadata',
  'text.extracted.article',
  'annotations.rawData.*',
  'recognition.items.*',
  'recognition.options',
  'structures.*.placement',
  'structures.*.compounds.*',
  'structures.*.doubts.*',
  'structures.*.nameSays',
  'structures.*.formulaSays',
  'structures.*.history.*.placement',
  'structures.*.history.*.doubts.*',
  'structures.*.history.*.nameSays',
  'structures.*.history.*.formulaSays',
  'structures.*.undone.*.placement',
  'structures.*.undone.*.doubts.*',
  'structures.*.undone.*.nameSays',
  'structures.*.undone.*.formulaSays',
  'submissionReceipts.*',
  'submissionDrafts.*.organisms.added.*',
];

/** What has no meaning without something else. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  text: ['annotations.annotations', 'annotations.outcome'],
  'text.extracted': ['annotations.annotations', 'annotations.outcome'],
  'text.extracted.content': [
    'text.extracted.metadata',
    'text.extracted.article',
    'annotations.annotations',
    'annotations.outcome',
  ],
  'annotations.annotations': ['annotations.outcome'],
};

/** Without its segment a structure has no cut-out either; it gets a segment that says so. */
const CUT_OUT_OF_STRUCTURE = /^structures \/ [^/]+ \/ filename$/;

/** Two, because one of the names may be what is damaged. */
const NAMES = ['id', 'uniqueKey', 'smiles', 'text'];
const OTHER_NAMES = ['id', 'uniqueKey', 'molfile', 'text'];

/** An item of a list is identified by its content, because its position changes when others are left out. */
function nameOf(item: unknown, index: number, names = NAMES): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const name = names.map((key) => Reflect.get(item, key) as unknown).find((it) => it !== undefined);
  return name === undefined ? String(index) : String(name);
}

type Leaves = Map<string, unknown>;

/** Each leaf by its path, with items of lists given by their names. */
function leavesOf(data: unknown, names: string[], path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof data !== 'object' || data === null) return leaves.set(path, data);
  const isList = Array.isArray(data);
  Object.entries(data).forEach(([key, part], i) => {
    const name = isList ? nameOf(part, i, names) : key;
    leavesOf(part, names, path === '' ? name : `${path} / ${name}`, leaves);
  });
  return leaves;
}

const written = new Map([NAMES, OTHER_NAMES].map((names) => [names, leavesOf(fullWork, names)]));

/** The path with names instead of indexes. */
function namedPath(path: DataPath, names: readonly string[]): string {
  let at: unknown = fullWork;
  const named = path.map((key) => {
    const holder = at;
    at = Reflect.get(at as object, key);
    return Array.isArray(holder) ? nameOf(at, Number(key), [...names]) : String(key);
  });
  return named.join(' / ');
}

function entryAround(path: DataPath): DataPath {
  const length = path.findIndex((_key, i) => ENTRIES.includes(patternOf(path.slice(0, i + 1))));
  return length === -1 ? path : path.slice(0, length + 1);
}

/** The leaves that are unrelated to the damage at this place but are missing. */
function lostFrom(work: unknown, path: DataPath, names: string[]): string[] {
  const follows = (FOLLOWS[patternOf(path)] ?? []).map(inNames);
  const gone = [namedPath(entryAround(path), names), ...follows];
  const isGone = (leaf: string) =>
    gone.some((it) => leaf === it || leaf.startsWith(`${it} / `)) ||
    (path[0] === 'segments' && CUT_OUT_OF_STRUCTURE.test(leaf));
  const there = leavesOf(work, names);
  return [...written.get(names)!]
    .filter(([leaf, value]) => !isGone(leaf) && !Object.is(there.get(leaf), value))
    .map(([leaf]) => leaf);
}

const inNames = (pattern: string) => pattern.replaceAll('.', ' / ');

const isWhole = (path: DataPath) => path.length === 0 || (path.length === 1 && path[0] === 'work');

const cases = damagesOf(fullSnapshot).map((damage) => ({
  ...damage,
  name: `${damage.path.join('.')} ${damage.how}`,
  read: readSnapshot(damage.damaged, fallback),
}));

test('there is something to damage, and undamaged work is read whole', () => {
  expect(cases.length).toBeGreaterThan(1_500);
  expect(readSnapshot(fullSnapshot, fallback)).toEqual({ kind: 'whole', work: fullWork });
});

describe('whatever one value of saved work is damaged', () => {
  test('everything unrelated to it is read unchanged', () => {
    const lost = cases
      .filter(({ path }) => path[0] === 'work' && !isWhole(path))
      .flatMap(({ path, name, read }) => {
        if (read.kind === 'unreadable') return [`${name}: everything`];
        const byName = lostFrom(read.work, path.slice(1), NAMES);
        const leaves =
          byName.length === 0 ? byName : lostFrom(read.work, path.slice(1), OTHER_NAMES);
        return leaves.map((leaf) => `${name}: ${leaf}`);
      });
    expect(lost).toEqual([]);
  });

  test('nothing is left out silently', () => {
    const silent = cases.filter(({ damaged, read }) => {
      if (read.kind === 'salvaged') return read.leftOut.length === 0;
      if (read.kind === 'unreadable') return false;
      return inOrder(read.work) !== inOrder(withSegmentsOfStructures((damaged as Snapshot).work));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('what is read can be saved, and is then read whole', () => {
    // Most damages of one value leave the same work.
    const salvaged = new Map(
      cases.flatMap(({ name, read }) =>
        read.kind === 'salvaged' ? [[JSON.stringify(read.work), { name, work: read.work }]] : [],
      ),
    );
    const faulty = [...salvaged.values()].filter(
      ({ work }) => readSnapshot({ version: 3, work }, fallback).kind !== 'whole',
    );
    expect(faulty.map(({ name }) => name)).toEqual([]);
  });

  test('only what is not work at all, or of another version, is not read', () => {
    const unread = cases.filter(({ read }) => read.kind === 'unreadable');
    const places = new Set(unread.map(({ path }) => path.join('.')));
    expect([...places]).toEqual(['', 'version', 'work']);
  });
});

/** As text, whatever the order of the keys. */
function inOrder(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
