import type { CompoundRecord } from '../compoundRecord';
import { confirmed } from '../statements';
import { oneLine, type Table } from '../table';
import { doiOf, nameOf, NEEDS, referenceOf, sourceOf } from './handedOn';
import { fitFor, type HandOver } from './handOver';
import { isMicrobe } from './microbes';

/** What the curator of NPAtlas reads of an article (dataset_schema.json of github.com/NPAtlas/npatlas_curator). */
interface AtlasArticle {
  readonly doi: string;
  readonly title?: string;
  readonly authors?: string;
  readonly journal?: string;
  readonly year?: string;
  readonly notes?: string;
  readonly compounds: readonly AtlasCompound[];
}

interface AtlasCompound {
  readonly name: string;
  readonly smiles: string;
  readonly source_organism: string;
}

const rows = (records: readonly CompoundRecord[]): Table => ({
  headers: ['doi', 'name', 'smiles', 'source_organism'],
  rows: fitFor(NP_ATLAS, records).map((record) => {
    const { name, smiles, source_organism: source } = compoundOf(record);
    return [doiOf(record), name, smiles, source];
  }),
});

const compoundOf = (record: CompoundRecord): AtlasCompound => ({
  name: nameOf(record),
  smiles: record.smiles ?? '',
  source_organism: sourceOf(record),
});

/** The schema has no field for what a compound is called in the article, or for a note on it. */
function notesOn(records: readonly CompoundRecord[]): string {
  const lines = records.map((record) => {
    const note = oneLine(confirmed(record, 'note') ?? '');
    return `${referenceOf(record)}: ${nameOf(record)}${note === '' ? '' : `; ${note}`}`;
  });
  return lines.join('\n');
}

function articleOf(records: readonly [CompoundRecord, ...CompoundRecord[]]): AtlasArticle {
  const [{ article }] = records;
  const { title, authors = [], journal, year } = article;
  return {
    doi: doiOf(records[0]),
    ...(title !== undefined && { title }),
    ...(authors.length > 0 && { authors: authors.join('; ') }),
    ...(journal !== undefined && { journal }),
    ...(year !== undefined && { year: String(year) }),
    notes: notesOn(records),
    compounds: records.map(compoundOf),
  };
}

/** One entry for each DOI, in the order of the records. */
function byArticle(records: readonly CompoundRecord[]): AtlasArticle[] {
  const groups = new Map<string, [CompoundRecord, ...CompoundRecord[]]>();
  for (const record of records) {
    const group = groups.get(doiOf(record));
    if (group) group.push(record);
    else groups.set(doiOf(record), [record]);
  }
  return [...groups.values()].map(articleOf);
}

/** A dataset for the curator of NPAtlas, which has compounds of bacteria and fungi only. */
export const NP_ATLAS: HandOver = {
  to: 'NPAtlas',
  licence: 'The file states no licence; the terms of NPAtlas apply.',
  needs: [
    NEEDS.smiles,
    NEEDS.name,
    NEEDS.doi,
    NEEDS.source,
    {
      words: 'source known to be a bacterium or fungus',
      isMet: (record) => isMicrobe(sourceOf(record)),
    },
  ],
  rows,
  text: (records) =>
    `${JSON.stringify({ articles: byArticle(fitFor(NP_ATLAS, records)) }, null, 2)}\n`,
};
