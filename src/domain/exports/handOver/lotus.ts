import type { CompoundRecord } from '../compoundRecord';
import { oneLine, type Table } from '../table';
import { doiOf, nameOf, NEEDS } from './handedOn';
import { fitFor, type HandOver } from './handOver';

/**
 * The columns that LOTUS' uploader reads (LoadData.kt of github.com/lotusnprod/lotus-wikidata-interact). It refuses a
 * row without a whole InChIKey or whose counts of stereo centres are no numbers, and takes `NA` for an empty title or
 * id.
 */
const HEADERS = [
  'organismCleaned',
  'organismCleaned_dbTaxo',
  'organismCleaned_id',
  'organismCleaned_dbTaxoTaxonRanks',
  'organismCleaned_dbTaxoTaxonomy',
  'structureCleanedSmiles',
  'structureCleanedInchi',
  'structureCleanedInchikey3D',
  'structureCleaned_nameTraditional',
  'structureCleaned_nameIupac',
  'structureCleaned_stereocenters_unspecified',
  'structureCleaned_stereocenters_total',
  'referenceCleanedTitle',
  'referenceCleanedPmcid',
  'referenceCleanedPmid',
  'referenceCleanedDoi',
] as const;

/** As LOTUS calls the taxonomies. */
const TAXONOMIES: Readonly<Record<string, string>> = {
  GBIF: 'GBIF Backbone Taxonomy',
  NCBI: 'NCBI',
};

const NONE = 'NA';

type Cells = Partial<Record<(typeof HEADERS)[number], string>>;

/** Of a species. */
function taxonCells({ taxon }: CompoundRecord): Cells {
  if (!taxon) return {};
  const name = taxon.acceptedName ?? taxon.name;
  const [genus = ''] = name.split(' ');
  return {
    organismCleaned: name,
    organismCleaned_dbTaxo: TAXONOMIES[taxon.source] ?? taxon.source,
    organismCleaned_id: taxon.id,
    organismCleaned_dbTaxoTaxonRanks: 'genus|species',
    organismCleaned_dbTaxoTaxonomy: `${genus}|${name}`,
  };
}

function row(record: CompoundRecord): string[] {
  const { identifiers } = record;
  const { stereoCentres = 0, definedStereoCentres = 0 } = identifiers;
  const cells: Cells = {
    ...taxonCells(record),
    structureCleanedSmiles: identifiers.smiles ?? '',
    structureCleanedInchi: identifiers.inchi ?? '',
    structureCleanedInchikey3D: identifiers.inchiKey ?? '',
    structureCleaned_nameTraditional: nameOf(record),
    structureCleaned_nameIupac: NONE,
    structureCleaned_stereocenters_unspecified: String(stereoCentres - definedStereoCentres),
    structureCleaned_stereocenters_total: String(stereoCentres),
    referenceCleanedTitle: oneLine(record.article.title ?? NONE),
    referenceCleanedPmcid: NONE,
    referenceCleanedPmid: NONE,
    referenceCleanedDoi: doiOf(record).toUpperCase(),
  };
  return HEADERS.map((header) => oneLine(cells[header] ?? ''));
}

const rows = (records: readonly CompoundRecord[]): Table => ({
  headers: HEADERS,
  rows: fitFor(LOTUS, records).map(row),
});

/** Structures, organisms and references for LOTUS' uploader to Wikidata. */
export const LOTUS: HandOver = {
  to: 'LOTUS',
  licence: 'Goes out under CC0, as Wikidata asks.',
  needs: [
    NEEDS.inchiKey,
    NEEDS.name,
    NEEDS.source,
    {
      words: 'taxon id of its species',
      isMet: ({ taxon }) => taxon?.rank === 'species',
    },
    NEEDS.doi,
  ],
  rows,
  text: (records) => {
    const { headers, rows: cells } = rows(records);
    return [headers, ...cells].map((row) => `${row.join('\t')}\n`).join('');
  },
};
