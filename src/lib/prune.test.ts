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

/** Spares by the dotted path of what they stand for. */
const pruneWith = (data: unknown, spares: Record<string, unknown> = {}): Pruned<Data> =>
  prune(data, { check, spareFor: (path) => spares[path.join('.')] });

/** With a check that finds these faults once, and then none. */
function pruneFaults(data: object, ...faults: DataPath[]): Pruned<object> {
  let isFirst = true;
  const once = (checked: unknown): Checked<object> => {
    const found = isFirst;
    isFirst = false;
    return found ? { ok: false, faults } : { ok: true, value: checked as object };
  };
  return prune(data, { check: once, spareFor: () => undefined });
}

const GOOD = { title: 'On tea', items: [{ id: 'a', size: 1 }], notes: ['n'] };
const NOTHING = { value: undefined, removals: [{ path: [], isReplaced: false }] };

describe('what is taken out of damaged data', () => {
  test('nothing, where nothing is at fault', () => {
    expect(pruneWith(structuredClone(GOOD))).toEqual({ value: GOOD, removals: [] });
  });

  test('a value that can be missed', () => {
    expect(pruneWith({ ...GOOD, notes: 7 })).toEqual({
      value: { title: GOOD.title, items: GOOD.items },
      removals: [{ path: ['notes'], isReplaced: false }],
    });
  });

  test('what cannot be without a value at fault, and only that is told', () => {
    expect(pruneWith({ ...GOOD, items: [{ id: 7, size: 1 }, { id: 'b' }] })).toEqual({
      value: { ...GOOD, items: [{ id: 'b' }] },
      removals: [{ path: ['items', 0], isReplaced: false }],
    });
  });

  test('each of several items of a list, and none of the others', () => {
    const items = ['x', { id: 'b' }, 7, { id: 'd' }, null];
    const { value, removals } = pruneWith({ ...GOOD, items });
    expect(value?.items).toEqual([{ id: 'b' }, { id: 'd' }]);
    expect(removals.map(({ path }) => path)).toEqual([
      ['items', 4],
      ['items', 2],
      ['items', 0],
    ]);
  });

  test('the whole, when it cannot be without the value', () => {
    expect(pruneWith({ ...GOOD, title: 7 })).toEqual(NOTHING);
  });

  test.each([['text'], [7], [null], [undefined]])('the whole, when it is %s', (data) => {
    expect(pruneWith(data)).toEqual(NOTHING);
  });

  test('the whole, when it is at fault itself', () => {
    expect(pruneFaults({ a: 1 }, [])).toEqual(NOTHING);
  });

  test('a value with two faults once: its neighbour stays', () => {
    const { value } = pruneFaults({ items: ['x', 'y'] }, ['items', 0], ['items', 0]);
    expect(value).toEqual({ items: ['y'] });
  });

  test('of two faults within each other the outer one', () => {
    const data = { items: [{ id: 7 }, { id: 8 }] };
    const { value, removals } = pruneFaults(data, ['items', 0, 'id'], ['items', 0]);
    expect(value).toEqual({ items: [{ id: 8 }] });
    expect(removals).toEqual([{ path: ['items', 0], isReplaced: false }]);
  });

  test('the nearest thing there is, when the fault lies in something that is not', () => {
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

  test('things nested without end, or in themselves', () => {
    let deep: unknown[] = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const ring: Record<string, unknown> = {};
    ring['self'] = ring;
    expect(pruneFaults({ deep, ring, a: 1 }, ['deep'], ['ring']).value).toEqual({ a: 1 });
  });
});

describe('a spare', () => {
  test('stands for a value that cannot be read, and that is told', () => {
    expect(pruneWith({ ...GOOD, title: 7 }, { title: 'Untitled' })).toEqual({
      value: { ...GOOD, title: 'Untitled' },
      removals: [{ path: ['title'], isReplaced: true }],
    });
  });

  test('stands for a value that is missing', () => {
    const { title: _title, ...rest } = GOOD;
    expect(pruneWith(rest, { title: 'Untitled' }).value?.title).toBe('Untitled');
  });

  test('stands for an item of a list, in its place', () => {
    const items = [{ id: 'a' }, 7, { id: 'c' }];
    const { value } = pruneWith({ ...GOOD, items }, { 'items.1': { id: 'spare' } });
    expect(value?.items.map(({ id }) => id)).toEqual(['a', 'spare', 'c']);
  });

  test('that is at fault itself is tried once, then what it stood for goes', () => {
    expect(pruneWith({ ...GOOD, notes: 7 }, { notes: 8 })).toEqual({
      value: { title: GOOD.title, items: GOOD.items },
      removals: [{ path: ['notes'], isReplaced: false }],
    });
    expect(pruneWith({ ...GOOD, title: 7 }, { title: 8 })).toEqual(NOTHING);
  });

  test('that is at fault in a list is known again after it has moved', () => {
    const data = { ...GOOD, items: ['x', 7, { id: 'c' }] };
    // The first item goes in the round in which the spare comes, which stands in its place then.
    const spares = () => ({
      'items.1': { id: 8 },
      ...(data.items.length < 3 && { 'items.0': { id: 'second spare' } }),
    });
    const spareFor = (path: DataPath) => (spares() as Record<string, unknown>)[path.join('.')];
    const { value, removals } = prune(data, { check, spareFor });
    expect(value?.items).toEqual([{ id: 'c' }]);
    expect(removals).toHaveLength(2);
  });

  test('is made in sight of the data', () => {
    const seen: unknown[] = [];
    const data = { ...GOOD, title: 7 };
    prune(data, {
      check,
      spareFor: (path, whole) => {
        seen.push([path, whole === data]);
        return 'Untitled';
      },
    });
    expect(seen).toContainEqual([['title'], true]);
  });

  test('for one value is no spare for its neighbour', () => {
    const items = [{ id: 'a', size: 'x' }];
    const spares = { title: 'Untitled', 'items.0.size': 3 };
    expect(pruneWith({ title: 7, items }, spares)).toEqual({
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
    prune(bagOf(count), { check: oneByOne, spareFor: () => undefined });

  test('loses them one by one for forty rounds', () => {
    expect(pruned(40).value).toEqual({ bag: {} });
    expect(pruned(40).removals).toHaveLength(40);
  });

  test('then goes as one: it comes to an end', () => {
    expect(pruned(41)).toEqual({ value: {}, removals: [{ path: ['bag'], isReplaced: false }] });
  });
});
