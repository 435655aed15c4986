import type { TaskResultCache } from '../taskResultCache';

const ETHANE = {
  ok: true,
  graph: { atoms: [{ x: 1.5, y: -2, element: 'C', charge: 0 }], bonds: [] },
  confidence: 0.9,
  remarks: ['ü'],
} as const;
const NOTHING = { ok: false, reason: 'No line art to read' } as const;
const PIXELS = 'recognition.readPixels';

/** What an implementation is opened with; `advance` lets the given milliseconds pass. */
export interface OpenedCache {
  readonly cache: TaskResultCache;
  readonly advance: (ms: number) => void;
}

/** The smallest limits that every implementation must be able to keep. */
export interface CacheBounds {
  /** Characters of keys and readings together. */
  readonly maxLength: number;
  readonly maxAgeMs: number;
}

/** The rules that every implementation of `TaskResultCache` must follow; `open` creates empty ones. */
export function taskResultCacheContract(open: (bounds: CacheBounds) => Promise<OpenedCache>): void {
  const opened = (bounds: Partial<CacheBounds> = {}) =>
    open({ maxLength: 100_000, maxAgeMs: 1000, ...bounds });

  test('a reading is returned as it was put; another key has none', async () => {
    const { cache } = await opened();
    await cache.put(PIXELS, 'a', ETHANE);
    await cache.put(PIXELS, 'b', NOTHING);
    expect(await cache.get(PIXELS, 'a')).toEqual(ETHANE);
    expect(await cache.get(PIXELS, 'b')).toEqual(NOTHING);
    for (const key of ['c', 'A', 'constructor', '']) {
      expect(await cache.get(PIXELS, key)).toBeUndefined();
    }
  });

  test('a reading belongs to one task', async () => {
    const { cache } = await opened();
    await cache.put(PIXELS, 'a', ETHANE);
    await cache.put('recognition.readLines', 'b', { outcome: NOTHING, ownLabels: true });
    expect(await cache.get('osra.read', 'a')).toBeUndefined();
    expect(await cache.get(PIXELS, 'b')).toBeUndefined();
    expect(await cache.get('recognition.readLines', 'b')).toEqual({
      outcome: NOTHING,
      ownLabels: true,
    });
  });

  test('a reading that is put again replaces the earlier one', async () => {
    const { cache } = await opened();
    await cache.put(PIXELS, 'a', NOTHING);
    await cache.put(PIXELS, 'a', ETHANE);
    expect(await cache.get(PIXELS, 'a')).toEqual(ETHANE);
  });

  test('changing a reading that was put or returned does not change the stored one', async () => {
    const { cache } = await opened();
    const remarks = ['one'];
    await cache.put(PIXELS, 'a', { ...ETHANE, remarks });
    remarks.push('two');
    expect(await cache.get(PIXELS, 'a')).not.toBe(await cache.get(PIXELS, 'a'));
    expect(await cache.get(PIXELS, 'a')).toMatchObject({ remarks: ['one'] });
  });

  test('a reading is dropped when it is too old, however often it is used', async () => {
    const { cache, advance } = await opened();
    await cache.put(PIXELS, 'a', ETHANE);
    for (const ms of [600, 400]) {
      advance(ms);
      expect(await cache.get(PIXELS, 'a')).toEqual(ETHANE);
    }
    advance(1);
    expect(await cache.get(PIXELS, 'a')).toBeUndefined();
  });

  test('too many readings drop those not used for longest', async () => {
    const { cache } = await opened({ maxLength: 1000 });
    const reading = (i: number) => ({ ok: false, reason: `${i} `.repeat(130) }) as const;
    for (const i of [1, 2, 3]) await cache.put(PIXELS, `k${i}`, reading(i));
    expect(await cache.get(PIXELS, 'k1')).toEqual(reading(1));
    await cache.put(PIXELS, 'k4', reading(4));
    await cache.put(PIXELS, 'k5', reading(5));
    expect(await cache.get(PIXELS, 'k1')).toEqual(reading(1));
    expect(await cache.get(PIXELS, 'k2')).toBeUndefined();
    expect(await cache.get(PIXELS, 'k3')).toBeUndefined();
    expect(await cache.get(PIXELS, 'k5')).toEqual(reading(5));
  });

  test('putting one reading again and again takes the space of one', async () => {
    const { cache } = await opened({ maxLength: 1000 });
    const reading = { ok: false, reason: 'r'.repeat(300) } as const;
    await cache.put(PIXELS, 'other', reading);
    for (let i = 0; i < 20; i++) await cache.put(PIXELS, 'same', reading);
    expect(await cache.get(PIXELS, 'other')).toEqual(reading);
  });

  test('a reading that alone exceeds the limit is not kept', async () => {
    const { cache } = await opened({ maxLength: 1000 });
    await cache.put(PIXELS, 'huge', { ok: false, reason: 'r'.repeat(1000) });
    expect(await cache.get(PIXELS, 'huge')).toBeUndefined();
    await cache.put(PIXELS, 'a', NOTHING);
    expect(await cache.get(PIXELS, 'a')).toEqual(NOTHING);
  });
}
