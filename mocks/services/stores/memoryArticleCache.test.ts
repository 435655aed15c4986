import { MemoryArticleCache } from './memoryArticleCache';
import { taskResultCacheContract } from './testing/taskResultCacheContract';

const FIND = 'segmentation.findSegments';

const pageWith = (png: Uint8Array) => ({
  pageCount: 1,
  segments: [
    {
      filename: 'page_0_0_segmented.png',
      pageIndex: 0,
      index: 0,
      box: [0, 0, 9, 9] as const,
      route: 'vector' as const,
      confidence: 0.9,
      touchesEdge: false,
      png,
    },
  ],
});

taskResultCacheContract(async (limits) => {
  let time = 0;
  const cache = new MemoryArticleCache({ ...limits, now: () => time });
  return { cache, advance: (ms) => (time += ms) };
});

test('a cut-out keeps its bytes, which nobody else can change', async () => {
  const cache = new MemoryArticleCache();
  const png = Uint8Array.of(1, 2, 255);
  await cache.put(FIND, 'a', pageWith(png));
  png.fill(0);
  const found = await cache.get(FIND, 'a');
  expect(found).toEqual(pageWith(Uint8Array.of(1, 2, 255)));
  found?.segments[0]?.png.fill(9);
  expect(await cache.get(FIND, 'a')).toEqual(pageWith(Uint8Array.of(1, 2, 255)));
});

test('the bytes of cut-outs count', async () => {
  const cache = new MemoryArticleCache({ maxLength: 2_000 });
  for (const key of ['a', 'b', 'c']) await cache.put(FIND, key, pageWith(new Uint8Array(700)));
  expect(await cache.get(FIND, 'a')).toBeUndefined();
  expect(await cache.get(FIND, 'c')).toBeDefined();
});

test('the copies are made as browsers want it: their structuredClone refuses to be a method', async () => {
  const clone = jest.spyOn(globalThis, 'structuredClone');
  const cache = new MemoryArticleCache();
  await cache.put(FIND, 'a', pageWith(Uint8Array.of(1)));
  await cache.get(FIND, 'a');
  expect(clone).toHaveBeenCalledTimes(2);
  expect(clone.mock.contexts.every((receiver) => [undefined, globalThis].includes(receiver))).toBe(
    true,
  );
});
