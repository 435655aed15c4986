import {
  isContainer,
  replacementOf,
  startPruning,
  takeOut,
  type DataPath,
  type Place,
  type Pruning,
  type Removal,
  type ReplacementFor,
} from './pruning';

export type { DataPath, Removal } from './pruning';

/** The result of a check of data: valid, or where it is not. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  /** At least one; `[]` means everything. */
  | { readonly ok: false; readonly faults: readonly DataPath[] };

export interface Pruned<T> {
  /** `undefined` if nothing of it can be read. */
  readonly value: T | undefined;
  /** Only the outermost ones, not those removed along with something else. */
  readonly removals: readonly Removal[];
}

interface Rules<T> {
  readonly check: (data: unknown) => Checked<T>;
  readonly replacementFor: ReplacementFor;
}

/**
 * Number of rounds after which whole containers are removed: data with a fault at each of its keys must come
 * to an end.
 */
const GENTLE_ROUNDS = 40;

/**
 * Reads what can be read of damaged data: removes each invalid value, and what cannot exist without it, from
 * the inside to the outside, until the check passes.
 *
 * @param data modified in place; pass a copy
 */
export function prune<T>(data: unknown, rules: Rules<T>): Pruned<T> {
  if (!isContainer(data)) return NOTHING;
  const pruning = startPruning(data, rules.replacementFor);
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

/** The innermost thing that can be removed: the value itself, or whatever cannot exist without it. */
function targetOf(pruning: Pruning, fault: DataPath): Place | undefined {
  for (let path = fault; path.length > 0; path = parentOf(path)) {
    const place = placeOf(pruning.data, path);
    if (!place) continue;
    const isThere = Object.hasOwn(place.container, place.key);
    if (isThere || replacementOf(pruning, place) !== undefined) return place;
  }
  return undefined;
}

/**
 * Each once, none within another, and the later items of a list before the earlier ones.
 *
 * @returns `undefined` if everything must be removed
 */
function targetsOf(pruning: Pruning, faults: readonly DataPath[]): readonly Place[] | undefined {
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
