import { organismKeys } from './organismKeys';
import type { TaxonList } from './taxonList';

/** What an organism is in a list of taxa. */
export interface Taxon {
  readonly id: string;
  /** Of the taxon that was found: `genus` where the list has no more of an organism. */
  readonly rank: 'species' | 'genus';
  /** As listed, without authors. */
  readonly name: string;
  /** What the list calls it, where that is another name. */
  readonly accepted_name?: string;
}

/** Why there is none. */
export interface TaxonRefusal {
  readonly refusal: 'unknown' | 'ambiguous';
  readonly error: string;
  /** Names as it may have been meant, where its genus is written a little otherwise. */
  readonly similar?: readonly string[];
}

/** Looks an organism up; a name of several taxa is none of them. */
export async function resolveTaxon(
  list: TaxonList,
  organism: string,
): Promise<Taxon | TaxonRefusal> {
  const { source } = list.head;
  for (const key of organismKeys(organism)) {
    const name = key.charAt(0).toUpperCase() + key.slice(1);
    const [taxon, ...others] = await list.find(key);
    if (!taxon) continue;
    if (others.length > 0) {
      const ids = [taxon, ...others].map(({ id }) => id).join(', ');
      return { refusal: 'ambiguous', error: `${source} has several taxa called ${name}: ${ids}` };
    }
    const { id, accepted } = taxon;
    const rank = key.includes(' ') ? 'species' : 'genus';
    return { id, rank, name, ...(accepted !== undefined && { accepted_name: accepted }) };
  }
  return { refusal: 'unknown', error: `not in the list of ${source}` };
}
