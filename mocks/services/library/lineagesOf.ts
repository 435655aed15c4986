import type { Lineage } from '../../engine/names/lineage/lineageOf';
import type { TaskRunner } from '../tasks/taskRunner';

const NONE: Lineage = { own: [], above: [] };

/** What each organism is and belongs to, in their order; nothing of null, and of one that is not listed. */
export async function lineagesOf(
  pool: TaskRunner,
  organisms: readonly (string | null)[],
  signal: AbortSignal,
): Promise<readonly Lineage[]> {
  const names = [...new Set(organisms.filter((name) => name !== null))];
  if (names.length === 0) return organisms.map(() => NONE);
  const found = await pool.run('names.lineages', { names }, { owner: null, signal });
  const lineages = new Map(names.map((name, at) => [name, found[at] ?? NONE]));
  return organisms.map((name) => lineages.get(name ?? '') ?? NONE);
}
