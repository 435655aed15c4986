/** Where a value lies in plain data: keys of objects and indexes of lists, from the root. */
export type DataPath = readonly (string | number)[];

/** What became of a value at fault; its place as it was by then. */
export interface Removal {
  readonly path: DataPath;
  /** A spare stands for it. */
  readonly isReplaced: boolean;
}

/** What may stand for a value that cannot be read or is missing; `undefined` where nothing may. */
export type SpareFor = (path: DataPath, data: object) => unknown;

/** A value, with what holds it: paths shift as lists grow shorter, objects stay who they are. */
export interface Place {
  readonly path: DataPath;
  readonly container: object;
  readonly key: string | number;
}

interface Done extends Place, Removal {
  readonly spare: unknown;
}

/** Data of which parts are being taken out, and what became of them. */
export interface Pruning {
  readonly spareFor: SpareFor;
  readonly data: object;
  removals: Done[];
  /** A spare that does not do is not tried twice. Items of lists are known by themselves: they move. */
  readonly spares: Set<unknown>;
  readonly spared: Map<object, Set<string | number>>;
}

/** Nothing was taken out yet. */
export const startPruning = (data: object, spareFor: SpareFor): Pruning => ({
  data,
  spareFor,
  removals: [],
  spares: new Set(),
  spared: new Map(),
});

export const isContainer = (data: unknown): data is object =>
  typeof data === 'object' && data !== null;

/** What may stand at a place; a spare that was at fault itself is not tried again. */
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

/** Takes the value out of the data, or puts its spare in its place. */
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
