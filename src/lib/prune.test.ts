/** @jest-environment node */
import * as v from 'valibot';
import { prune, type Checked, type DataPath, type Pruned } from './prune';

const schema = v.object({
  title: v.string(),
  items: v.array(v.object({ id: v.string(), size: v.optional(v.number()) })),
  notes: v.optional(v.array(v.string())),
});
type Data = v.InferOutput<typeof schema>;

function check(data: unknown): Checked<Data> {
  const { success, output, issues } = v.safeParse(schema, data);
  if (success) return { ok: true, value: output };
  return {
    ok: false,
    faults: issues.map(({ path = [] }) => path.map(({ key }) => key as string | number)),
  };
}

/** Replacements by dotted path. */
const pruneWith = (data: unknown, replacements: Record<string, unknown> = {}): Pruned<Data> =>
  prune(data, { check, replacementFor: (path) => replacements[path.join('.')] });

/** With a check that reports these faults once, and then none. */
function pruneFaults(data: object, ...faults: DataPath[]): Pruned<object> {
  let isFirst = true;
  const once = (checked: unknown): Checked<object> => {
    const found = isFirst;
    isFirst = false;
    return found ? { ok: false, faults } : { ok: true, value: checked as object };
  };
  return prune(data, { check: once, replacementFor: () => undefined });
}

const GOOD = { title: 'On tea', items: [{ id: 'a', size: 1 }], notes: ['n'] };
const NOTHING = { value: undefined, removals: [{ path: [], isReplaced: false }] };

describe('pruning damaged data removes', () => {
  test('nothing, if nothing is invalid', () => {
    expect(pruneWith(structuredClone(GOOD))).toEqual({ value: GOOD, removals: [] });
  });

  test('an optional value', () => {
    expect(pruneWith({ ...GOOD, notes: 7 })).toEqual({
      value: { title: GOOD.title, items: GOOD.items },
      removals: [{ path: ['notes'], isReplaced: false }],
    });
  });

  test('what cannot exist without an invalid value, and reports only that', () => {
    expect(pruneWith({ ...GOOD, items: [{ id: 7, size: 1 }, { id: 'b' }] })).toEqual({
      value: { ...GOOD, items: [{ id: 'b' }] },
      removals: [{ path: ['items', 0], isReplaced: false }],
    });
  });

  test('each of several items in a list, and none of the others', () => {
    const items = ['x', { id: 'b' }, 7, { id: 'd' }, null];
    const { value, removals } = pruneWith({ ...GOOD, items });
    expect(value?.items).toEqual([{ id: 'b' }, { id: 'd' }]);
    expect(removals.map(({ path }) => path)).toEqual([
      ['items', 4],
      ['items', 2],
      ['items', 0],
    ]);
  });

  test('everything, if it cannot exist without the value', () => {
    expect(pruneWith({ ...GOOD, title: 7 })).toEqual(NOTHING);
  });

  test.each([['text'], [7], [null], [undefined]])('everything, if it is %s', (data) => {
    expect(pruneWith(data)).toEqual(NOTHING);
  });

  test('everything, if it is invalid itself', () => {
    expect(pruneFaults({ a: 1 }, [])).toEqual(NOTHING);
  });

  test('a value with two faults once: its neighbour stays', () => {
    const { value } = pruneFaults({ items: ['x', 'y'] }, ['items', 0], ['items', 0]);
    expect(value).toEqual({ items: ['y'] });
  });

  test('the outer one of two nested faults', () => {
    const data = { items: [{ id: 7 }, { id: 8 }] };
    const { value, removals } = pruneFaults(data, ['items', 0, 'id'], ['items', 0]);
    expect(value).toEqual({ items: [{ id: 8 }] });
    expect(removals).toEqual([{ path: ['items', 0], isReplaced: false }]);
  });

  test('the nearest existing thing, if the fault is in something missing', () => {
    const data = { items: [{ id: 'a' }], title: 't' };
    expect(pruneFaults(data, ['items', 5, 'id']).value).toEqual({ title: 't' });
  });

  test('nothing that objects inherit', () => {
    expect(pruneFaults({ a: {} }, ['constructor', 'name'])).toEqual(NOTHING);
    expect(pruneFaults({ a: { b: 1 } }, ['a', 'toString', 'name']).value).toEqual({});
    expect([typeof Object.name, typeof Object.prototype.toString.name]).toEqual([
      'string',
      'string',
    ]);
  });

  test('endlessly nested data, or data that contains itself', () => {
    let deep: unknown[] = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const ring: Record<string, unknown> = {};
    ring['self'] = ring;
    expect(pruneFaults({ deep, ring, a: 1 }, ['deep'], ['ring']).value).toEqual({ a: 1 });
  });
});

describe('a replacement', () => {
  test('is used for a value that cannot be read, and reported', () => {
    expect(pruneWith({ ...GOOD, title: 7 }, { title: 'Untitled' })).toEqual({
      value: { ...GOOD, title: 'Untitled' },
      removals: [{ path: ['title'], isReplaced: true }],
    });
  });

  test('is used for a missing value', () => {
    const { title: _title, ...rest } = GOOD;
    expect(pruneWith(rest, { title: 'Untitled' }).value?.title).toBe('Untitled');
  });

  test('is used for an item of a list, in its place', () => {
    const items = [{ id: 'a' }, 7, { id: 'c' }];
    const { value } = pruneWith({ ...GOOD, items }, { 'items.1': { id: 'replacement' } });
    expect(value?.items.map(({ id }) => id)).toEqual(['a', 'replacement', 'c']);
  });

  test('that is invalid itself is tried once, then removed', () => {
    expect(pruneWith({ ...GOOD, notes: 7 }, { notes: 8 })).toEqual({
      value: { title: GOOD.title, items: GOOD.items },
      removals: [{ path: ['notes'], isReplaced: false }],
    });
    expect(pruneWith({ ...GOOD, title: 7 }, { title: 8 })).toEqual(NOTHING);
  });

  test('that is invalid in a list is recognised after it has moved', () => {
    const data = { ...GOOD, items: ['x', 7, { id: 'c' }] };
    // The first item is removed in the round in which the replacement is inserted, which then takes its
    // place.
    const replacements = () => ({
      'items.1': { id: 8 },
      ...(data.items.length < 3 && { 'items.0': { id: 'second replacement' } }),
    });
    const replacementFor = (path: DataPath) =>
      (replacements() as Record<string, unknown>)[path.join('.')];
    const { value, removals } = prune(data, { check, replacementFor });
    expect(value?.items).toEqual([{ id: 'c' }]);
    expect(removals).toHaveLength(2);
  });

  test('is created with access to the data', () => {
    const seen: unknown[] = [];
    const data = { ...GOOD, title: 7 };
    prune(data, {
      check,
      replacementFor: (path, whole) => {
        seen.push([path, whole === data]);
        return 'Untitled';
      },
    });
    expect(seen).toContainEqual([['title'], true]);
  });

  test('for one value is not used for its neighbour', () => {
    const items = [{ id: 'a', size: 'x' }];
    const replacements = { title: 'Untitled', 'items.0.size': 3 };
    expect(pruneWith({ title: 7, items }, replacements)).toEqual({
      value: { title: 'Untitled', items: [{ id: 'a', size: 3 }] },
      removals: [
        { path: ['title'], isReplaced: true },
        { path: ['items', 0, 'size'], isReplaced: true },
      ],
    });
  });
});

describe('data with a fault at each of its keys', () => {
  /** Finds one fault at a time. */
  const oneByOne = (data: unknown): Checked<unknown> => {
    const [key] = Object.keys((data as { bag?: object }).bag ?? {});
    return key === undefined ? { ok: true, value: data } : { ok: false, faults: [['bag', key]] };
  };
  const bagOf = (count: number) => ({
    bag: Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])),
  });
  const pruned = (count: number) =>
    prune(bagOf(count), { check: oneByOne, replacementFor: () => undefined });

  test('loses them one by one for forty rounds', () => {
    expect(pruned(40).value).toEqual({ bag: {} });
    expect(pruned(40).removals).toHaveLength(40);
  });

  test('is then removed as a whole, so that pruning ends', () => {
    expect(pruned(41)).toEqual({ value: {}, removals: [{ path: ['bag'], isReplaced: false }] });
  });
});
