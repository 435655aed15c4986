import type { Taxon, TaxonRefusal } from '../../engine/names/resolveTaxon';
import type { TaskRunner } from '../tasks/taskRunner';

/**
 * The id of each organism in the services' list of taxa; null of one that is not listed. A species whose genus alone is
 * listed has none, or it would be taken for all others of that genus.
 */
export async function ownTaxa(
  pool: TaskRunner,
  organisms: readonly (string | null)[],
  signal: AbortSignal,
): Promise<readonly (string | null)[]> {
  const names = [...new Set(organisms.filter((name) => name !== null))];
  if (names.length === 0) return organisms.map(() => null);
  const found = await pool.run('names.taxa', { names }, { owner: null, signal });
  const ids = new Map(names.map((name, at) => [name, ownId(name, found.answers[at])]));
  return organisms.map((name) => ids.get(name ?? '') ?? null);
}

function ownId(name: string, answer: Taxon | TaxonRefusal | undefined): string | null {
  if (!answer || 'refusal' in answer) return null;
  return answer.rank === 'species' || !/\s/.test(name.trim()) ? answer.id : null;
}
