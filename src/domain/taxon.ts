/** What an organism is in a list of taxa. */
export interface Taxon {
  /** Whose list it is: `NCBI` or `GBIF`. */
  readonly source: string;
  readonly id: string;
  /** `genus` where the list has no more of the organism. */
  readonly rank: 'species' | 'genus';
  /** As listed, without authors. */
  readonly name: string;
  /** What the list calls it, where that is another name. */
  readonly acceptedName?: string;
}

/** Why an organism has no id. */
interface TaxonRefusal {
  readonly refusal: string;
  /** Names as it may have been meant. */
  readonly similar?: readonly string[];
}

export interface TaxonAnswer {
  /** Its name as it was asked for. */
  readonly organism: string;
  /** What it is, or why that is not known, in words. */
  readonly answer: Taxon | TaxonRefusal;
  /** The list with its version and licence. */
  readonly list: string;
}

/** `Phoenix paludosa · NCBI 115478 · species`, and of an organism whose genus alone is listed `genus Phoenix`. */
export function taxonInWords({ source, id, rank, name, acceptedName }: Taxon): string {
  const [called, last] = rank === 'genus' ? [`genus ${name}`, []] : [name, ['species']];
  const accepted = acceptedName === undefined ? [] : [`accepted name ${acceptedName}`];
  return [called, `${source} ${id}`, ...last, ...accepted].join(' · ');
}

/** Those that were found, by the names of their organisms. */
export const taxaByOrganism = (answers: readonly TaxonAnswer[]): ReadonlyMap<string, Taxon> =>
  new Map(
    answers.flatMap(({ organism, answer }) =>
      'refusal' in answer ? [] : [[organism, answer] as const],
    ),
  );
