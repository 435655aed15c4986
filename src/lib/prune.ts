/** Where a value lies in plain data: keys of objects and indexes of lists, from the root. */
export type DataPath = readonly (string | number)[];

/** What a check says of data: read, or where it is at fault. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  /** At least one; `[]` is the whole. */
  | { readonly ok: false; readonly faults: readonly DataPath[] };

/** What became of a value at fault; its place as it was by then. */
export interface Removal {
  readonly path: DataPath;
  /** A spare stands for it. */
  readonly isReplaced: boolean;
}

export interface Pruned<T> {
  /** `undefined` when nothing of it can be read. */
  readonly value: T | undefined;
  /** The outermost ones: what went with something else is not among them. */
  readonly removals: readonly Removal[];
}

interface Rules<T> {
  readonly check: (data: unknown) => Checked<T>;
  /** What may stand for a value that cannot be read or is missing; `undefined` where nothing may. */
  readonly spareFor: (path: DataPath, data: object) => unknown;
}

/** A value, with what holds it: paths shift as lists grow shorter, objects stay who they are. */
interface Place {
  readonly path: DataPath;
  readonly container: object;
  readonly key: string | number;
}

interface Done extends Place, Removal {
  readonly spare: unknown;
}

interface Pruning<T> extends Rules<T> {
  readonly data: object;
  removals: Done[];
  /** A spare that does not do is not tried twice. Items of lists are known by themselves: they move. */
  readonly spares: Set<unknown>;
  readonly spared: Map<object, Set<string | number>>;
}

/** Rounds after which whole containers go: data with a fault at each of its keys must come to an end. */
const GENTLE_ROUNDS = 40;

/**
 * Reads what can be read of damaged data: takes out each value that is at fault, and what cannot be
 * without it, from the inside to the outside, until the check holds.
 *
 * @param data changed in place; hand in a copy
 */
export function prune<T>(data: unknown, rules: Rules<T>): Pruned<T> {
  if (!isContainer(data)) return NOTHING;
  const pruning: Pruning<T> = {
    ...rules,
    data,
    removals: [],
    spares: new Set(),
    spared: new Map(),
  };
  for (let round = 0; ; round += 1) {
    const checked = rules.check(data);
    if (checked.ok) {
      const removals = pruning.removals.map(({ path, isReplaced }) => ({ path, isReplaced }));
      return { value: checked.value, removals };
    }
    const faults = round < GENTLE_ROUNDS ? checked.faults : checked.faults.map(parentOf);
    const targets = targetsOf(pruning, faults);
    if (!targets) return NOTHING;
    targets.forEach((target) => takeOut(pruning, target));
  }
}

const NOTHING: Pruned<never> = {
  value: undefined,
  removals: [{ path: [], isReplaced: false }],
};

const isContainer = (data: unknown): data is object => typeof data === 'object' && data !== null;

const parentOf = (path: DataPath): DataPath => path.slice(0, -1);

function placeOf(data: object, path: DataPath): Place | undefined {
  let container: unknown = data;
  for (const key of parentOf(path)) {
    if (!isContainer(container) || !Object.hasOwn(container, key)) return undefined;
    container = Reflect.get(container, key);
  }
  const key = path.at(-1);
  return isContainer(container) && key !== undefined ? { path, container, key } : undefined;
}

function spareOf({ spares, spared, spareFor, data }: Pruning<unknown>, place: Place): unknown {
  const { path, container, key } = place;
  const isSpare = Array.isArray(container)
    ? spares.has(container[Number(key)])
    : spared.get(container)?.has(key);
  return isSpare ? undefined : spareFor(path, data);
}

function putSpare({ spares, spared }: Pruning<unknown>, place: Place, spare: unknown): void {
  const { container, key } = place;
  Reflect.set(container, key, spare);
  if (Array.isArray(container)) spares.add(spare);
  else spared.set(container, (spared.get(container) ?? new Set()).add(key));
}

/** The innermost thing that can go: the value itself, or whatever cannot be without it. */
function targetOf(pruning: Pruning<unknown>, fault: DataPath): Place | undefined {
  for (let path = fault; path.length > 0; path = parentOf(path)) {
    const place = placeOf(pruning.data, path);
    if (!place) continue;
    const isThere = Object.hasOwn(place.container, place.key);
    if (isThere || spareOf(pruning, place) !== undefined) return place;
  }
  return undefined;
}

/**
 * Each once, none within another, and the later items of a list before the earlier ones.
 *
 * @returns `undefined` when the whole has to go
 */
function targetsOf(
  pruning: Pruning<unknown>,
  faults: readonly DataPath[],
): readonly Place[] | undefined {
  const targets = new Map<string, Place>();
  for (const fault of faults) {
    const target = targetOf(pruning, fault);
    if (!target) return undefined;
    targets.set(JSON.stringify(target.path), target);
  }
  const isWithinAnother = ({ path }: Place) =>
    path.some((_key, length) => targets.has(JSON.stringify(path.slice(0, length))));
  return [...targets.values()]
    .filter((target) => !isWithinAnother(target))
    .sort((a, b) => orderOf(b) - orderOf(a));
}

const orderOf = ({ key }: Place): number => (typeof key === 'number' ? key : -1);

function takeOut(pruning: Pruning<unknown>, place: Place): void {
  const { container, key } = place;
  const before: unknown = Reflect.get(container, key);
  const gone = containersIn(before);
  const spare = spareOf(pruning, place);
  const isReplaced = spare !== undefined;
  if (isReplaced) putSpare(pruning, place, spare);
  else if (Array.isArray(container)) container.splice(Number(key), 1);
  else Reflect.deleteProperty(container, key);
  const stays = (earlier: Done) => !gone.has(earlier.container) && !isSame(earlier, place, before);
  pruning.removals = [...pruning.removals.filter(stays), { ...place, isReplaced, spare }];
}

/** Replaced by its spare first, and then taken out all the same. */
function isSame(earlier: Done, { container, key }: Place, before: unknown): boolean {
  if (Array.isArray(container)) return earlier.isReplaced && earlier.spare === before;
  return earlier.container === container && earlier.key === key;
}

/** Without recursion: what is at fault may be nested without end. */
function containersIn(data: unknown): ReadonlySet<object> {
  const found = new Set<object>();
  const waiting = [data];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isContainer(next) || found.has(next)) continue;
    found.add(next);
    for (const part of Object.values(next)) waiting.push(part);
  }
  return found;
}
