/** The middle of several figures; of an even number of them, the higher of the two in the middle. */
const median = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

/** The median of each figure of several runs; words are those of the last run. */
export function medians<Figures extends object>(runs: readonly Figures[]): Figures {
  const last = runs.at(-1);
  if (!last) throw new Error('Nothing was measured');
  const entries = Object.entries(last).map(([name, value]) => [
    name,
    typeof value === 'number' ? median(runs.map((run) => Number(Reflect.get(run, name)))) : value,
  ]);
  return Object.fromEntries(entries) as Figures;
}

/** Takes a measurement several times, one after the other. */
export async function repeated<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const runs: T[] = [];
  while (runs.length < times) runs.push(await measure());
  return runs;
}
