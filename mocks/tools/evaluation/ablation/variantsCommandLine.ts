import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run evaluate -- <folder> ... --without <rules> | --shift <numbers> <factors>

  folders              with truth.tsv: pictures, read by PixelGraph; with PDFs: the articles whose drawings are
                       known, read by VectorGraph and PixelGraph, and cut out
  --without <rules>    the engine without each of these rules, with commas between: turnWedges, a file and a rule
                       in it (sketch:touches), a folder or a file (lines/), or all
  --shift <numbers>    the engine with each of these numbers multiplied by each of the factors: REACH, a file and
                       a number in it (brokenLines:REACH), a folder or a file (lines/), or all
  <factors>            such as 0.7,1.3
  --judged <file>      further drawings of the articles (npm run rules has the columns)
  --of <kinds>         pictures, pages, vector-graph and pixel-graph (drawings of articles), with commas between;
                       default: all
  --limit <n>          the first n pictures of each folder
  --kept <folder>      answers of the networks, kept for the next time
  --json <file>        one line of JSON for each variant and set`;

const KINDS = ['pictures', 'vector-graph', 'pixel-graph', 'pages'] as const;

export type Kind = (typeof KINDS)[number];

export interface VariantsRequest {
  readonly folders: readonly string[];
  readonly without: readonly string[];
  readonly shift: readonly string[];
  readonly factors: readonly number[];
  readonly judged?: string | undefined;
  readonly kinds: readonly Kind[];
  readonly limit: number;
  readonly kept?: string | undefined;
  readonly json?: string | undefined;
}

/** Whether the arguments ask for variants of the engine. */
export const asksForVariants = (args: readonly string[]): boolean =>
  args.some((arg) => /^--(?:without|shift)(?:=|$)/.test(arg));

/** @throws Error that says what is wrong with the arguments */
export function parseVariantsCommandLine(args: readonly string[]): VariantsRequest {
  const list = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ without: list, shift: list, of: list },
      judged: { type: 'string' },
      limit: { type: 'string' },
      kept: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const isFactors = (text: string) => /^[\d.]+(?:,[\d.]+)*$/.test(text);
  const folders = positionals.filter((text) => !isFactors(text));
  if (folders.length === 0) throw new Error('No folder is named');
  const factors = split(positionals.filter(isFactors)).map(Number);
  const shift = split(values.shift);
  if (shift.length > 0 && factors.length === 0) throw new Error('--shift takes factors: 0.7,1.3');
  const { judged, kept, json } = values;
  const kinds = values.of ? split(values.of).map(kindNamed) : KINDS;
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  if (!(limit >= 1)) throw new Error(`--limit takes a number from 1, not "${values.limit}"`);
  const without = split(values.without);
  return { folders, without, shift, factors, judged, kinds, limit, kept, json };
}

const split = (lists: readonly string[] = []): string[] => lists.flatMap((list) => list.split(','));

function kindNamed(name: string): Kind {
  const kind = KINDS.find((each) => each === name);
  if (kind) return kind;
  throw new Error(`--of takes ${KINDS.join(', ')}, not "${name}"`);
}
