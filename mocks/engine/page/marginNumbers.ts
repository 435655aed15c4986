/** A piece of a page's text: a run as read or as painted. */
interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly angle: number;
}

/** Patents number every fifth line of a column; a page may end before its column does. */
const STEP = 5;
const LEAST_NUMBERS = 4;
const LAST = 80;

/** Ems: numbers of one and of two figures, in line on the left, on the right or in the middle. */
const SAME_COLUMN = 0.8;

/** Five lines, ems: less is a table's rows. */
const LEAST_LEADING = 4;
const MOST_LEADING = 12;

/** Share by which the lines' distance varies; the sheet of a scan may be a little askew. */
const SAME_LEADING = 0.05;

const valueOf = ({ text }: Placed) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN);
const middleOf = ({ x, width }: Placed) => x + width / 2;

/**
 * The numbers of lines that stand beside or between the columns of a patent: 5, 10, 15 and so on, one below the
 * other, five lines apart.
 */
export function marginNumbers<Run extends Placed>(runs: readonly Run[]): ReadonlySet<Run> {
  const numbers = runs
    .filter((run) => run.angle === 0 && valueOf(run) % STEP === 0 && valueOf(run) <= LAST)
    .filter((run) => valueOf(run) > 0)
    .sort((a, b) => a.y - b.y);
  const found = new Set<Run>();
  for (const first of numbers) {
    if (found.has(first)) continue;
    const chain = chainFrom(first, numbers);
    if (chain.length >= LEAST_NUMBERS) chain.forEach((run) => found.add(run));
  }
  return found;
}

/** The numbers below one that go on counting with its lines' distance, which the second of them states. */
function chainFrom<Run extends Placed>(first: Run, numbers: readonly Run[]): readonly Run[] {
  const below = numbers.filter(
    (run) => run.y > first.y && valueOf(run) > valueOf(first) && isInColumn(first, run),
  );
  const chains = below
    .filter((second) => {
      const leading = STEP * leadingOf(first, second);
      return leading >= LEAST_LEADING * first.size && leading <= MOST_LEADING * first.size;
    })
    .map((second) => [first, ...onePerValue(below.filter((run) => isAsFar(first, second, run)))]);
  return chains.sort((a, b) => b.length - a.length)[0] ?? [first];
}

/** A column of a table has the same number several times. */
const onePerValue = <Run extends Placed>(runs: readonly Run[]): Run[] => [
  ...new Map(runs.map((run) => [valueOf(run), run])).values(),
];

const isInColumn = (a: Placed, b: Placed) =>
  Math.abs(middleOf(a) - middleOf(b)) < SAME_COLUMN * Math.max(a.size, b.size);

/** Points a line. */
const leadingOf = (a: Placed, b: Placed) => (b.y - a.y) / (valueOf(b) - valueOf(a));

function isAsFar(first: Placed, second: Placed, run: Placed): boolean {
  const expected = leadingOf(first, second);
  return Math.abs(leadingOf(first, run) - expected) < SAME_LEADING * expected;
}
