import { contentHash } from './contentHash';

interface Kept<Result> {
  readonly result: Promise<Result>;
  /** 0 until it is there. */
  weight: number;
}

/**
 * The results that were asked for last, up to a weight of all together: beyond it the one that was not asked
 * for the longest goes first. A result is found by the bytes that it was made of, so that only callers who have
 * them get it.
 */
export class RecentResults<Result> {
  readonly #kept = new Map<string, Kept<Result>>();

  /** @param weightOf what a result's memory is proportional to */
  constructor(private readonly weightOf: (result: Result) => number) {}

  /**
   * @param detail tells apart what is made of the same bytes
   * @param make makes the result if it is not kept; its errors are passed on, and not kept
   */
  async get(
    bytes: Uint8Array,
    detail: string,
    maxWeight: number,
    make: () => Promise<Result>,
  ): Promise<Result> {
    const key = `${detail}:${await contentHash(bytes)}`;
    const kept = this.#kept.get(key) ?? { result: make(), weight: 0 };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    try {
      const result = await kept.result;
      kept.weight = this.weightOf(result);
      this.#dropOldest(maxWeight);
      return result;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  #dropOldest(maxWeight: number): void {
    let weight = [...this.#kept.values()].reduce((sum, kept) => sum + kept.weight, 0);
    for (const [key, kept] of this.#kept) {
      if (weight <= maxWeight) return;
      weight -= kept.weight;
      this.#kept.delete(key);
    }
  }
}
