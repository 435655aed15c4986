/** The position of a value in plain data: keys of objects and indexes of lists, from the root. */
export type DataPath = readonly (string | number)[];

/** What happened to an invalid value; its position is the one at that time. */
export interface Removal {
  readonly path: DataPath;
  /** A replacement was inserted. */
  readonly isReplaced: boolean;
}

/** The replacement for a value that cannot be read or is missing; `undefined` if there is none. */
export type SpareFor = (path: DataPath, data: object) => unknown;

/** A value, given by its container: paths shift as lists get shorter, objects keep their identity. */
export interface Place {
  readonly path: DataPath;
  readonly container: object;
  readonly key: string | number;
}

interface Done extends Place, Removal {
  readonly spare: unknown;
}

/** Data being pruned, and what happened to it. */
export interface Pruning {
  readonly spareFor: SpareFor;
  readonly data: object;
  removals: Done[];
  /**
   * Used so that an invalid replacement is not tried twice. Items of lists are identified by themselves,
   * because they move.
   */
  readonly spares: Set<unknown>;
  readonly spared: Map<object, Set<string | number>>;
}

/** Nothing has been removed yet. */
export const startPruning = (data: object, spareFor: SpareFor): Pruning => ({
  data,
  spareFor,
  removals: [],
  spares: new Set(),
  spared: new Map(),
});

export const isContainer = (data: unknown): data is object =>
  typeof data === 'object' && data !== null;

/** The replacement for a place; one that was invalid itself is not tried again. */
export function spareOf({ spares, spared, spareFor, data }: Pruning, place: Place): unknown {
  const { path, container, key } = place;
  const isSpare = Array.isArray(container)
    ? spares.has(container[Number(key)])
    : spared.get(container)?.has(key);
  return isSpare ? undefined : spareFor(path, data);
}

function putSpare({ spares, spared }: Pruning, place: Place, spare: unknown): void {
  const { container, key } = place;
  Reflect.set(container, key, spare);
  if (Array.isArray(container)) spares.add(spare);
  else spared.set(container, (spared.get(container) ?? new Set()).add(key));
}

/** Removes the value from the data, or replaces it. */
export function takeOut(pruning: Pruning, place: Place): void {
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

/** First replaced, and then removed after all. */
function isSame(earlier: Done, { container, key }: Place, before: unknown): boolean {
  if (Array.isArray(container)) return earlier.isReplaced && earlier.spare === before;
  return earlier.container === container && earlier.key === key;
}

/** Without recursion: invalid data may be nested endlessly. */
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
