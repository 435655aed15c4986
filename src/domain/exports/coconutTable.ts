import type { CompoundRecord } from './compoundRecord';
import { confirmed } from './statements';
import { oneLine, type Table } from './table';

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

/** `##` separates organisms and their parts, `|` several parts of one; neither is part of a name. */
const value = (text: string | undefined): string => oneLine(text ?? '').replace(/#{2,}|\|/g, ' ');

/** What COCONUT needs: a name and a source that a person confirmed, the DOI and a SMILES. */
function neededBy(record: CompoundRecord) {
  const { smiles } = record;
  const name = confirmed(record, 'name');
  const organism = record.relation === 'isolated' ? confirmed(record, 'organism') : undefined;
  const { doi } = record.article;
  const isComplete =
    smiles !== undefined && name !== undefined && organism !== undefined && doi !== undefined;
  return isComplete ? { smiles, name, organism, doi } : undefined;
}

export const fitsCoconut = (record: CompoundRecord): boolean => neededBy(record) !== undefined;

/** COCONUT makes its own ids; a place within it (air, water) and links to databases are not known here. */
function row(record: CompoundRecord): string[] {
  const needed = neededBy(record);
  if (!needed) return [];
  const known: Partial<Record<(typeof HEADERS)[number], string>> = {
    canonical_smiles: needed.smiles,
    reference_id: value(confirmed(record, 'number') ?? record.drawings[0].label),
    name: oneLine(needed.name),
    doi: value(needed.doi),
    organism: value(needed.organism),
    organism_part: value(confirmed(record, 'part')),
    structural_comments: oneLine(confirmed(record, 'note') ?? ''),
    geo_location: value(confirmed(record, 'location')),
  };
  return HEADERS.map((header) => known[header] ?? '');
}

/** A row for each record that has what COCONUT needs. */
export const coconutTable = (records: readonly CompoundRecord[]): Table => ({
  headers: HEADERS,
  rows: records.filter(fitsCoconut).map(row),
});
