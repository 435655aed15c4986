import { isNoName } from '../checks/noName';
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

/**
 * `##` separates DOIs, organisms, their parts and places, of which each column must have the same number, and
 * `|` several of one; neither is part of a name.
 */
const value = (text: string | undefined): string => oneLine((text ?? '').replace(/#{2,}|\|/g, ' '));

/** What COCONUT needs: a name and a source that a person confirmed, the DOI and a SMILES. */
export const COCONUT_NEEDS = ['smiles', 'name', 'organism', 'doi'] as const;
export type CoconutNeed = (typeof COCONUT_NEEDS)[number];

function neededBy(record: CompoundRecord): Readonly<Record<CoconutNeed, string>> {
  const name = oneLine(confirmed(record, 'name') ?? '');
  return {
    smiles: record.smiles ?? '',
    name: isNoName(name) ? '' : name,
    organism: record.relation === 'isolated' ? value(confirmed(record, 'organism')) : '',
    doi: value(record.article.doi),
  };
}

export function lackingForCoconut(record: CompoundRecord): CoconutNeed[] {
  const needed = neededBy(record);
  return COCONUT_NEEDS.filter((need) => needed[need] === '');
}

export const fitsCoconut = (record: CompoundRecord): boolean =>
  lackingForCoconut(record).length === 0;

/** Article and supplement share the DOI, but not the drawings, nor always the numbers. */
function referenceId(record: CompoundRecord): string {
  const id = value(confirmed(record, 'number') ?? record.drawings[0].place);
  return record.article.supplement === undefined ? id : `supplement-${id}`;
}

/** COCONUT makes its own ids; a place within it (air, water) and links to databases are not known here. */
function row(record: CompoundRecord): string[] {
  const needed = neededBy(record);
  const known: Partial<Record<(typeof HEADERS)[number], string>> = {
    canonical_smiles: needed.smiles,
    reference_id: referenceId(record),
    name: needed.name,
    doi: needed.doi,
    organism: needed.organism,
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
