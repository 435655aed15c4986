export interface EntryLimits {
  /** Of all entries together, in the caller's unit. */
  readonly maxWeight: number;
  readonly maxAgeMs: number;
  readonly now: () => number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
  readonly storedAt: number;
}

/** Values by name, up to a weight and an age; those not used for longest are dropped first. */
export class BoundedEntries<Value> {
  /** Least recently used first. */
  readonly #entries = new Map<string, Entry<Value>>();
  #weight = 0;

  constructor(private readonly limits: EntryLimits) {}

  get(name: string): Value | undefined {
    const entry = this.#remove(name);
    if (!entry || this.#isTooOld(entry)) return undefined;
    this.#add(name, entry);
    return entry.value;
  }

  put(name: string, value: Value, weight: number): void {
    this.#remove(name);
    this.#add(name, { value, weight, storedAt: this.limits.now() });
    for (const [each, entry] of this.#entries) {
      if (this.#weight > this.limits.maxWeight || this.#isTooOld(entry)) this.#remove(each);
    }
  }

  #isTooOld({ storedAt }: Entry<Value>): boolean {
    return this.limits.now() - storedAt > this.limits.maxAgeMs;
  }

  #add(name: string, entry: Entry<Value>): void {
    this.#entries.set(name, entry);
    this.#weight += entry.weight;
  }

  #remove(name: string): Entry<Value> | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#entries.delete(name);
    this.#weight -= entry.weight;
    return entry;
  }
}
