import { plainCsvOf } from '../csv';
import type { CompoundRecord } from '../compoundRecord';
import { confirmed } from '../statements';
import { oneLine, type Table } from '../table';
import { doiOf, nameOf, NEEDS, referenceOf, sourceOf } from './handedOn';
import { isFitFor, type HandOver, type Need } from './handOver';

/**
 * The columns that COCONUT's import of entries takes, in its order: EntryImporter.php of
 * github.com/Steinbeck-Lab/coconut; its page "Submitting a Collection" explains them.
 */
const HEADERS = [
  'canonical_smiles',
  'reference_id',
  'name',
  'synonyms',
  'doi',
  'link',
  'organism',
  'organism_part',
  'coconut_id',
  'mol_filename',
  'structural_comments',
  'geo_location',
  'location',
] as const;

/**
 * `##` separates DOIs, organisms, their parts and places, of which each column must have the same number, and
 * `|` several of one; neither is part of a name.
 */
const value = (text: string | undefined): string => oneLine((text ?? '').replace(/#{2,}|\|/g, ' '));

const SOURCE: Need = { ...NEEDS.source, isMet: (record) => value(sourceOf(record)) !== '' };

/** COCONUT makes its own ids; a place within a place (air, water) and links to databases are not known here. */
function row(record: CompoundRecord): string[] {
  const known: Partial<Record<(typeof HEADERS)[number], string>> = {
    canonical_smiles: record.smiles ?? '',
    reference_id: value(referenceOf(record)),
    name: nameOf(record),
    doi: value(doiOf(record)),
    organism: value(sourceOf(record)),
    organism_part: value(confirmed(record, 'part')),
    structural_comments: oneLine(confirmed(record, 'note') ?? ''),
    geo_location: value(confirmed(record, 'location')),
  };
  return HEADERS.map((header) => known[header] ?? '');
}

const rows = (records: readonly CompoundRecord[]): Table => ({
  headers: HEADERS,
  rows: records.filter((record) => isFitFor(COCONUT, record)).map(row),
});

/** The entries of a collection of COCONUT. */
export const COCONUT: HandOver = {
  to: 'COCONUT',
  needs: [NEEDS.smiles, NEEDS.name, SOURCE, NEEDS.doi],
  rows,
  text: (records) => plainCsvOf(rows(records)),
};
