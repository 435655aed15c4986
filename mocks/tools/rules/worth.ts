import * as v from 'valibot';

const side = v.object({ lost: v.number(), won: v.number() });

/** A line of `npm run evaluate -- --without ... --json`. */
const lineSchema = v.object({
  variant: v.string(),
  set: v.string(),
  cases: v.number(),
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
  for (const { variant, set, affected, changed, odd, even, stopped } of parsedLines(text)) {
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

/** What an ablation was measured on, and on how many cases each: `uspto: 80; np01, VectorGraph: 7`. @throws as {@link readWorths} */
export function measuredOn(text: string): string {
  const lines = parsedLines(text);
  const first = lines.filter(({ variant }) => variant === lines[0]?.variant);
  return first.map(({ set, cases }) => `${set}: ${cases}`).join('; ');
}

const parsedLines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
      if (parsed.success) return parsed.output;
      throw new Error(`Line ${index + 1} tells no variant's worth`);
    });

const nothing = (): Worth => ({
  affected: 0,
  changed: 0,
  odd: { lost: 0, won: 0 },
  even: { lost: 0, won: 0 },
  stopped: false,
});

const kindOf = (set: string): Kind =>
  set.endsWith(', pages') ? 'pages' : set.includes(', ') ? 'drawings' : 'pictures';
