/** Reaches {@link switches} from a rewritten file of the engine. */
export const SWITCHES = "globalThis[Symbol.for('marcus.switches')]";

/** The engine without one rule, with one number moved, or as it is. */
export type Variant =
  | { readonly without: string }
  | { readonly shift: string; readonly factor: number }
  | undefined;

interface Value {
  readonly id: string | undefined;
  readonly make: () => unknown;
  readonly set: (value: unknown) => void;
}

type Call = (...args: readonly unknown[]) => unknown;

/** What the rewritten files of the engine call. */
class Switches {
  readonly rules = new Set<string>();
  readonly #values: Value[] = [];
  #off: string | undefined;
  #acted: Set<string> | undefined;
  #page: string | undefined;
  readonly #pictures = new Map<string, unknown>();

  get numbers(): string[] {
    return this.#values.flatMap(({ id }) => id ?? []);
  }

  /** Makes the engine the given variant. */
  choose(variant: Variant): void {
    this.#off = variant && 'without' in variant ? variant.without : undefined;
    const { shift, factor } = variant && 'shift' in variant ? variant : { shift: '', factor: 1 };
    // In the order in which the files were loaded, so that each sees the values it is made of.
    for (const { id, make, set } of this.#values) {
      const value = make();
      set(id === shift && typeof value === 'number' ? moved(value, factor) : value);
    }
  }

  /** The rules that changed anything while something ran. */
  async actedIn<Result>(
    run: () => Promise<Result>,
  ): Promise<{ result: Result; acted: ReadonlySet<string> }> {
    const acted = new Set<string>();
    this.#acted = acted;
    try {
      return { result: await run(), acted };
    } finally {
      this.#acted = undefined;
    }
  }

  /** @param inPlace index of the argument that the rule changes; -1 for a rule that returns its result */
  call(
    id: string,
    rule: Call,
    args: readonly unknown[],
    neutral: (args: readonly unknown[]) => unknown,
    inPlace: number,
  ): unknown {
    if (this.#off === id) return neutral(args);
    const acted = this.#acted;
    if (!acted || acted.has(id)) return rule(...args);
    const before = inPlace >= 0 ? snapshot(args[inPlace]) : snapshot(neutral(args));
    const result = rule(...args);
    const after = snapshot(inPlace >= 0 ? args[inPlace] : result);
    if (before === undefined || before !== after) acted.add(id);
    return result;
  }

  /** From now on, what is painted is a page with this name: the same at the same resolution. */
  rememberFor(page: string): void {
    this.#page = page;
  }

  /** A picture of the page at a resolution, painted once. */
  painted(dpi: number, paint: () => unknown): unknown {
    if (this.#page === undefined) return paint();
    const key = `${this.#page} ${dpi}`;
    const known = this.#pictures.get(key) ?? paint();
    this.#pictures.set(key, known);
    return known;
  }

  value(id: string | undefined, make: Value['make'], set: Value['set']): unknown {
    this.#values.push({ id, make, set });
    return make();
  }
}

/** Counts stay whole and above 0, and no move leaves a number where it is. */
function moved(value: number, factor: number): number {
  const by = value * factor;
  if (!Number.isInteger(value) || Math.abs(value) > MOST_COUNTED) return by;
  return factor < 1 && value !== 1 ? Math.floor(by) : Math.ceil(Math.max(by, value + 1));
}

/** From here on a whole number is a size, which may be moved to a fraction. */
const MOST_COUNTED = 20;

/** Undefined for what cannot be compared. Pictures are not looked into. */
function snapshot(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, plain) ?? 'undefined';
  } catch {
    return undefined;
  }
}

function plain(_key: string, value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return value.byteLength;
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

export const switches = new Switches();
Reflect.set(globalThis, Symbol.for('marcus.switches'), switches);
