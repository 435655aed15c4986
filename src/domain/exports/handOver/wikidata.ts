import type { CompoundRecord } from '../compoundRecord';
import { oneLine, type Table } from '../table';
import { doiOf, NEEDS, sourceOf } from './handedOn';
import { fitFor, type Recipient } from './handOver';

/** By what Wikidata is asked for the items of a compound, its organism and its article; nothing else goes there. */
export interface WikidataKeys {
  readonly inchiKey: string;
  /** The accepted name of a known species, otherwise the organism as a person said it. */
  readonly taxon: string;
  /** In capitals, as Wikidata keeps them. */
  readonly doi: string;
}

/** Items, such as `Q409478`, by the key they were asked for; a key that Wikidata did not answer for is missing. */
export type ItemsByKey = ReadonlyMap<string, readonly string[]>;

/** What Wikidata has of compounds, organisms and articles. */
export interface WikidataAnswers {
  readonly compounds: ItemsByKey;
  readonly taxa: ItemsByKey;
  readonly articles: ItemsByKey;
  /** The items of compounds with those of organisms in which Wikidata says that they are found (`foundIn`). */
  readonly found: ReadonlySet<string>;
}

/** A compound and a taxon as one text. */
export const foundIn = (compound: string, taxon: string): string => `${compound} ${taxon}`;

export function wikidataKeysOf(record: CompoundRecord): WikidataKeys {
  const { taxon, identifiers } = record;
  const species = taxon?.rank === 'species' ? (taxon.acceptedName ?? taxon.name) : undefined;
  return {
    inchiKey: identifiers.inchiKey ?? '',
    taxon: oneLine(species ?? sourceOf(record)),
    doi: doiOf(record).toUpperCase(),
  };
}

const rows = (records: readonly CompoundRecord[]): Table => ({
  headers: ['inchikey', 'taxon', 'doi'],
  rows: fitFor(WIKIDATA, records)
    .map(wikidataKeysOf)
    .map(({ inchiKey, taxon, doi }) => [inchiKey, taxon, doi]),
});

/** Wikidata, where LOTUS keeps its triplets of structure, organism and reference; its rows are what it is asked. */
export const WIKIDATA: Recipient = {
  to: 'Wikidata',
  licence: 'Goes out under CC0, as Wikidata asks.',
  needs: [NEEDS.inchiKey, NEEDS.name, NEEDS.source, NEEDS.doi],
  rows,
};
