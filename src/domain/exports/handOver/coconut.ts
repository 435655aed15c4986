import type { CompoundOrganism } from '../../compoundSources';
import { pageAddress } from '../../compoundLink';
import { plainCsvOf } from '../csv';
import type { CompoundRecord } from '../compoundRecord';
import { confirmed } from '../statements';
import { oneLine, type Table } from '../table';
import { doiOf, nameOf, NEEDS, referenceOf, sourcesOf, synonymsIn } from './handedOn';
import { fitFor, type HandOver, type Need } from './handOver';

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

const SOURCE_MARK = '##';

/**
 * `##` separates the sources, `|` several parts, places and synonyms, and `;` the ecosystems of a place; none of them
 * stays in a value, nor a `#` at its ends, which would move the boundary.
 */
const value = (text: string | undefined): string =>
  oneLine((text ?? '').replace(/#{2,}|\|/g, ' ')).replace(/^[#\s]+|[#\s]+$/g, '');

/** Several are separated by commas, as in the form for one compound (docs/requirements/session.md S5.4). */
const values = (text: string | undefined, separator: '|' | ';'): string =>
  (text ?? '')
    .split(/[,;]/)
    .map(value)
    .filter((one) => one !== '')
    .join(separator);

const namedSources = (record: CompoundRecord): readonly CompoundOrganism[] =>
  sourcesOf(record).filter(({ organism }) => value(organism) !== '');

const SOURCE: Need = { ...NEEDS.source, isMet: (record) => namedSources(record).length > 0 };

/** The importer puts a bar between the links of two entries of one molecule. */
const linkOf = (record: CompoundRecord): string =>
  (pageAddress(confirmed(record, 'link')) ?? '')
    .replaceAll('|', '%7C')
    .replace(/#{2,}/g, (marks) => `#${'%23'.repeat(marks.length - 1)}`);

/** COCONUT makes its own ids, and a file of entries comes without molfiles. */
function row(record: CompoundRecord): string[] {
  const sources = namedSources(record);
  const ofEach = (textOf: (source: CompoundOrganism) => string) =>
    sources.map(textOf).join(SOURCE_MARK);
  const known: Partial<Record<(typeof HEADERS)[number], string>> = {
    canonical_smiles: record.smiles ?? '',
    reference_id: value(referenceOf(record)),
    name: nameOf(record),
    synonyms: synonymsIn(record).map(value).join('|'),
    doi: ofEach(() => value(doiOf(record))),
    link: linkOf(record),
    organism: ofEach(({ organism }) => value(organism)),
    organism_part: ofEach(({ part }) => values(part, '|')),
    structural_comments: oneLine(confirmed(record, 'note') ?? ''),
    geo_location: ofEach(({ location }) => value(location)),
    location: ofEach(({ ecosystem }) => values(ecosystem, ';')),
  };
  return HEADERS.map((header) => known[header] ?? '');
}

const rows = (records: readonly CompoundRecord[]): Table => ({
  headers: HEADERS,
  rows: fitFor(COCONUT, records).map(row),
});

/** The entries of a collection of COCONUT. */
export const COCONUT: HandOver = {
  to: 'COCONUT',
  licence: 'The licence is that of the collection, chosen in COCONUT’s dashboard.',
  needs: [NEEDS.smiles, NEEDS.name, SOURCE, NEEDS.doi],
  rows,
  text: (records) => plainCsvOf(rows(records)),
};
