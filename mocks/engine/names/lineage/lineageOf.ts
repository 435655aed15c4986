import { organismKey, organismKeys } from '../organismKeys';
import type { TaxonList } from '../taxonList';
import type { HigherTaxa } from './higherTaxa';

/**
 * Which taxa an organism is, and which it belongs to: ids of the list of taxa for species and genera, keys of
 * scientific names for what is above them.
 */
export interface Lineage {
  /** Several for a name that is both a genus and, say, a family; none for one that is not listed. */
  readonly own: readonly string[];
  readonly above: readonly string[];
}

/** A species whose genus alone is listed is none itself, or it would be taken for all others of that genus. */
export async function lineageOf(
  list: TaxonList,
  higher: HigherTaxa,
  organism: string,
): Promise<Lineage> {
  const keys = organismKeys(organism);
  const genus = keys.at(-1) ?? '';
  const [ofGenus, species] = await Promise.all([
    idOf(list, genus),
    firstOf(keys.slice(0, -1).map(async (each) => idOf(list, each))),
  ]);
  const isGenus = keys.length < 2;
  return {
    own: [...species, ...(isGenus ? ofGenus : []), ...higher.named(organismKey(organism))],
    above: [...(isGenus ? [] : ofGenus), ...higher.aboveGenus(genus)],
  };
}

/** None for a name of several taxa. */
async function idOf(list: TaxonList, key: string): Promise<readonly string[]> {
  const taxa = key === '' ? [] : await list.find(key);
  return taxa.length === 1 ? taxa.map(({ id }) => id) : [];
}

const firstOf = async (found: readonly Promise<readonly string[]>[]): Promise<readonly string[]> =>
  (await Promise.all(found)).find(({ length }) => length > 0) ?? [];
