import * as v from 'valibot';

const side = v.object({ lost: v.number(), won: v.number() });

/** A line of `npm run evaluate -- --without ... --json`. */
const lineSchema = v.object({
  variant: v.string(),
  set: v.string(),
  affected: v.number(),
  changed: v.number(),
  odd: side,
  even: side,
  stopped: v.boolean(),
});

/** What a variant of the engine does to all sets of one kind. */
export interface Worth {
  affected: number;
  changed: number;
  odd: { lost: number; won: number };
  even: { lost: number; won: number };
  /** Whether so much was lost that the rest of a set was left. */
  stopped: boolean;
}

/** Pictures, drawings of articles as their programs read them, and their pages as they are cut out. */
export const KINDS = ['pictures', 'drawings', 'pages'] as const;

export type Kind = (typeof KINDS)[number];

/** What each variant does, by kind of set. */
export type Worths = ReadonlyMap<string, Readonly<Partial<Record<Kind, Worth>>>>;

/** Adds up the lines of an ablation. @throws Error with the number of a line that is none */
export function readWorths(text: string): Worths {
  const worths = new Map<string, Partial<Record<Kind, Worth>>>();
  for (const [index, line] of text.trim().split('\n').entries()) {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
    if (!parsed.success) throw new Error(`Line ${index + 1} tells no variant's worth`);
    const { variant, set, affected, changed, odd, even, stopped } = parsed.output;
    const kinds = worths.get(variant) ?? {};
    worths.set(variant, kinds);
    const kind = kindOf(set);
    const sum = (kinds[kind] ??= nothing());
    sum.affected += affected;
    sum.changed += changed;
    for (const [half, by] of [
      ['odd', odd],
      ['even', even],
    ] as const) {
      sum[half].lost += by.lost;
      sum[half].won += by.won;
    }
    sum.stopped ||= stopped;
  }
  return worths;
}

const nothing = (): Worth => ({
  affected: 0,
  changed: 0,
  odd: { lost: 0, won: 0 },
  even: { lost: 0, won: 0 },
  stopped: false,
});

const kindOf = (set: string): Kind =>
  set.endsWith(', pages') ? 'pages' : set.includes(', ') ? 'drawings' : 'pictures';
