/** The position of a value in plain data: keys of objects and indexes of lists, from the root. */
export type DataPath = readonly (string | number)[];

/** What happened to an invalid value; its position is the one at that time. */
export interface Removal {
  readonly path: DataPath;
  /** A replacement was inserted. */
  readonly isReplaced: boolean;
}

/** The replacement for a value that cannot be read or is missing; `undefined` if there is none. */
export type ReplacementFor = (path: DataPath, data: object) => unknown;

/** A value, given by its container: paths shift as lists get shorter, objects keep their identity. */
export interface Place {
  readonly path: DataPath;
  readonly container: object;
  readonly key: string | number;
}

interface Done extends Place, Removal {
  readonly replacement: unknown;
}

/** Data being pruned, and what happened to it. */
export interface Pruning {
  readonly replacementFor: ReplacementFor;
  readonly data: object;
  removals: Done[];
  /**
   * Used so that an invalid replacement is not tried twice. Items of lists are identified by themselves,
   * because they move.
   */
  readonly replacements: Set<unknown>;
  readonly replacedKeys: Map<object, Set<string | number>>;
}

/** Nothing has been removed yet. */
export const startPruning = (data: object, replacementFor: ReplacementFor): Pruning => ({
  data,
  replacementFor,
  removals: [],
  replacements: new Set(),
  replacedKeys: new Map(),
});

export const isContainer = (data: unknown): data is object =>
  typeof data === 'object' && data !== null;

/** The replacement for a place; one that was invalid itself is not tried again. */
export function replacementOf(
  { replacements, replacedKeys, replacementFor, data }: Pruning,
  place: Place,
): unknown {
  const { path, container, key } = place;
  const isReplacement = Array.isArray(container)
    ? replacements.has(container[Number(key)])
    : replacedKeys.get(container)?.has(key);
  return isReplacement ? undefined : replacementFor(path, data);
}

function putReplacement(
  { replacements, replacedKeys }: Pruning,
  place: Place,
  replacement: unknown,
): void {
  const { container, key } = place;
  Reflect.set(container, key, replacement);
  if (Array.isArray(container)) replacements.add(replacement);
  else replacedKeys.set(container, (replacedKeys.get(container) ?? new Set()).add(key));
}

/** Removes the value from the data, or replaces it. */
export function takeOut(pruning: Pruning, place: Place): void {
  const { container, key } = place;
  const before: unknown = Reflect.get(container, key);
  const gone = containersIn(before);
  const replacement = replacementOf(pruning, place);
  const isReplaced = replacement !== undefined;
  if (isReplaced) putReplacement(pruning, place, replacement);
  else if (Array.isArray(container)) container.splice(Number(key), 1);
  else Reflect.deleteProperty(container, key);
  const stays = (earlier: Done) => !gone.has(earlier.container) && !isSame(earlier, place, before);
  pruning.removals = [...pruning.removals.filter(stays), { ...place, isReplaced, replacement }];
}

/** First replaced, and then removed after all. */
function isSame(earlier: Done, { container, key }: Place, before: unknown): boolean {
  if (Array.isArray(container)) return earlier.isReplaced && earlier.replacement === before;
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
