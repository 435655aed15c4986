import type { CompoundRecord } from '../compoundRecord';
import { articleItem, compoundItem, tripletCommand } from './quickStatements';
import { foundIn, wikidataKeysOf, type WikidataAnswers } from './wikidata';

/** A compound that is in neither pass. */
interface LeftOut {
  readonly record: CompoundRecord;
  readonly reason: string;
}

/** What Wikidata lacks of compounds, as commands of QuickStatements. */
export interface WikidataPlan {
  /** The first pass; empty if no item has to be made. */
  readonly items: string;
  /** The second pass: triplets of which all three have an item. */
  readonly triplets: string;
  readonly count: {
    readonly compounds: number;
    readonly articles: number;
    readonly triplets: number;
    /** Triplets that can be written once the items of the first pass exist. */
    readonly waiting: number;
    /** Compounds of which Wikidata says already that they are found in the organism. */
    readonly known: number;
  };
  readonly leftOut: readonly LeftOut[];
}

/** Why it is not known which item is meant; `undefined` if it is, or if there is none. */
function doubtAbout(items: readonly string[] | undefined, of: string): string | undefined {
  if (items === undefined) return `Wikidata gave no answer for its ${of}`;
  return items.length > 1 ? `several items of its ${of} in Wikidata` : undefined;
}

/** The items of a compound, its organism and its article; `undefined` where there is none. */
function itemsFor(record: CompoundRecord, answers: WikidataAnswers) {
  const { inchiKey, taxon, doi } = wikidataKeysOf(record);
  const compounds = answers.compounds.get(inchiKey);
  const taxa = answers.taxa.get(taxon);
  const articles = answers.articles.get(doi);
  const refusal =
    doubtAbout(taxa, 'organism') ??
    (taxa?.length === 0 ? 'no item of its organism in Wikidata' : undefined) ??
    doubtAbout(compounds, 'structure');
  const [compound] = compounds ?? [];
  const [organism = ''] = taxa ?? [];
  const isKnown = compound !== undefined && answers.found.has(foundIn(compound, organism));
  const doubt = refusal ?? (isKnown ? undefined : doubtAbout(articles, 'article'));
  const [article] = articles ?? [];
  return { compound, organism, article, isKnown, doubt, inchiKey, doi };
}

const lines = (commands: readonly string[]): string =>
  commands.map((command) => `${command}\n`).join('');

/**
 * Items are made only of what Wikidata was asked for and does not have; taxa never. A compound in several records is
 * one item, as is an article.
 */
export function wikidataPlan(
  records: readonly CompoundRecord[],
  answers: WikidataAnswers,
): WikidataPlan {
  const compounds = new Map<string, readonly string[]>();
  const articles = new Map<string, readonly string[]>();
  const triplets = new Set<string>();
  const waiting = new Set<string>();
  const leftOut: LeftOut[] = [];
  let known = 0;
  for (const record of records) {
    const one = itemsFor(record, answers);
    const { compound, organism, article, inchiKey, doi } = one;
    if (one.doubt !== undefined) leftOut.push({ record, reason: one.doubt });
    else if (one.isKnown) known += 1;
    else {
      if (compound === undefined) compounds.set(inchiKey, compoundItem(record));
      if (article === undefined) articles.set(doi, articleItem(record.article, doi));
      if (compound === undefined || article === undefined) waiting.add(`${inchiKey} ${organism}`);
      else triplets.add(tripletCommand(compound, organism, article));
    }
  }
  return {
    items: lines([...articles.values(), ...compounds.values()].flat()),
    triplets: lines([...triplets]),
    count: {
      ...{ compounds: compounds.size, articles: articles.size, triplets: triplets.size },
      ...{ waiting: waiting.size, known },
    },
    leftOut,
  };
}
