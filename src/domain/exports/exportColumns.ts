import { pageAddress } from '../compoundLink';
import { WRITTEN_WORDS } from '../knownList';
import { edgesOf } from '../segment';
import { synonymsOf } from '../synonyms';
import { outcomeInWords, type SubmissionAnswer } from '../submission/submissionReceipt';
import type { CompoundRecord } from './compoundRecord';
import type { RecordDrawing } from './recordDrawing';
import { confirmed, onlyFound, type StatedField } from './statements';
import { EXPORT_COLUMNS, type ExportColumn } from './columnNames';
import type { Cell, Table } from './table';

interface Column {
  readonly header: string;
  readonly value: (record: CompoundRecord) => Cell | undefined;
  /** Written only if a record has a value. */
  readonly isOptional?: true;
}

const optional = (header: string, value: Column['value']): Column => ({
  ...{ header, value },
  isOptional: true,
});

/** Found values have a column of their own, never mixed with those that a person confirmed. */
const stated = (field: StatedField): Column[] => [
  { header: field, value: (record) => confirmed(record, field) },
  { header: `${field}_found`, value: (record) => onlyFound(record, field), isOptional: true },
];

const isSource = ({ relation }: CompoundRecord): boolean => relation === 'isolated';

/** An organism from which the compound was not isolated here is no source. */
const organism: readonly Column[] = [
  ...stated('organism').map(({ value, ...column }): Column => ({
    ...column,
    value: (record) => (isSource(record) ? value(record) : undefined),
  })),
  optional('organism_mentioned', (record) =>
    isSource(record) ? undefined : record.stated.organism?.value,
  ),
  optional('taxon_id', ({ taxon }) => taxon?.id),
  optional('taxon_source', ({ taxon }) => taxon?.source),
  optional('taxon_rank', ({ taxon }) => taxon?.rank),
  optional('taxon_accepted_name', ({ taxon }) => taxon?.acceptedName),
];

/** Thousandths of a point are finer than any drawing. */
const rounded = (value: number): number => Number(value.toFixed(3));

/** `x0 y0 x1 y1`, in PDF points from the page's top left. */
const boxInWords = ({ box }: RecordDrawing): string =>
  box ? edgesOf(box).map(rounded).join(' ') : '';

/** In the same order in each column, so that the n-th of them belong together. */
function ofEach(
  { drawings }: CompoundRecord,
  valueIn: (drawing: RecordDrawing) => Cell,
): Cell | undefined {
  const values = drawings.map(valueIn);
  if (values.every((value) => value === '')) return undefined;
  return values.length === 1 ? values[0] : values.join('; ');
}

/** `accepted 2026-05-01T12:00:00.000Z of CCO`, with the structure where it was another one. */
function otherAnswersInWords({ otherAnswers, smiles }: CompoundRecord): string | undefined {
  const inWords = (answer: SubmissionAnswer) =>
    `${outcomeInWords(answer)} ${answer.at}${answer.smiles === smiles ? '' : ` of ${answer.smiles}`}`;
  return otherAnswers?.map(inWords).join('; ');
}

function synonymsIn(record: CompoundRecord): Cell | undefined {
  const names = synonymsOf(confirmed(record, 'synonyms'));
  return names.length > 0 ? names : undefined;
}

/** Says of what nobody looked at that it was accepted with others; empty for what was looked at by itself. */
function checkedHow({ judgement }: CompoundRecord): string | undefined {
  if (judgement?.verdict !== 'correct' || !judgement.unseenAmong) return undefined;
  const { accepted, looked } = judgement.unseenAmong;
  return `one of ${accepted} accepted together, ${looked} of them looked at`;
}

const COLUMNS: Readonly<Record<ExportColumn, readonly Column[]>> = {
  number: stated('number'),
  name: [...stated('name'), optional('synonyms', synonymsIn)],
  smiles: [{ header: 'smiles', value: ({ smiles }) => smiles }],
  inchiKey: [{ header: 'inchikey', value: ({ identifiers }) => identifiers.inchiKey }],
  formula: [{ header: 'formula', value: ({ identifiers }) => identifiers.formula }],
  mass: [{ header: 'mass', value: ({ identifiers }) => identifiers.averageMass }],
  organism,
  part: stated('part'),
  location: [
    ...stated('location'),
    optional('ecosystem', (record) => confirmed(record, 'ecosystem')),
  ],
  place: [
    { header: 'drawing', value: (record) => ofEach(record, ({ place }) => place) },
    { header: 'page', value: (record) => ofEach(record, ({ pageNumber }) => pageNumber) },
    { header: 'box', value: (record) => ofEach(record, boxInWords) },
  ],
  status: [
    { header: 'status', value: ({ status }) => status },
    optional('checked_by', ({ judgement }) => judgement?.by),
    { header: 'checked_at', value: ({ judgement }) => judgement?.at },
    optional('checked_how', checkedHow),
    optional('coconut', ({ receipt }) => receipt && outcomeInWords(receipt)),
    optional('coconut_at', ({ receipt }) => receipt?.at),
    optional('coconut_reason', ({ receipt }) => receipt?.reason),
    optional('coconut_other', otherAnswersInWords),
  ],
  reading: [
    { header: 'engine', value: ({ reading }) => reading?.engine },
    optional('edited_from', ({ reading }) => reading?.editedFrom),
    { header: 'program', value: ({ reading }) => reading?.program },
    { header: 'program_version', value: ({ reading }) => reading?.programVersion },
    { header: 'confidence', value: ({ reading }) => reading?.confidence?.value },
    { header: 'confidence_of', value: ({ reading }) => reading?.confidence?.of },
  ],
  evidence: stated('evidence'),
  known: [
    optional('known_coconut', ({ known }) => known?.coconut && WRITTEN_WORDS[known.coconut]),
    optional('known_in_articles', ({ known }) => known?.articles?.join('; ')),
  ],
  nameStructure: [
    optional('name_structure', ({ nameSays }) => nameSays?.smiles),
    optional('name_structure_of', ({ nameSays }) => nameSays?.name),
    optional('name_structure_source', ({ nameSays }) => nameSays?.source),
    optional('name_says', ({ nameSays }) => nameSays?.verdict),
  ],
  statedFormula: [
    optional('formula_stated', ({ formulaSays }) => formulaSays?.stated),
    optional('formula_says', ({ formulaSays }) => formulaSays?.verdict),
    optional('formula_difference', ({ formulaSays }) => formulaSays?.difference),
    optional('carbons_stated', ({ formulaSays }) => formulaSays?.carbons),
  ],
  note: [...stated('note'), optional('link', (record) => pageAddress(confirmed(record, 'link')))],
  article: [
    { header: 'doi', value: ({ article }) => article.doi },
    { header: 'title', value: ({ article }) => article.title },
    optional('supplement', ({ article }) => article.supplement),
  ],
};

const hasValue = (records: readonly CompoundRecord[], { value }: Column): boolean =>
  records.some((record) => value(record) !== undefined);

/** Whether any record has something to say in a column. */
export const isEmptyColumn = (records: readonly CompoundRecord[], column: ExportColumn): boolean =>
  !COLUMNS[column].some((each) => hasValue(records, each));

/** Written in every row that has the column. */
interface TableOptions {
  /** Without them, only what a person said or confirmed is written. */
  readonly withFound: boolean;
}

/** One row a record, in the order of `EXPORT_COLUMNS`. */
export function exportTable(
  records: readonly CompoundRecord[],
  chosen: readonly ExportColumn[],
  { withFound }: TableOptions,
): Table {
  const columns = EXPORT_COLUMNS.filter((column) => chosen.includes(column))
    .flatMap((column) => COLUMNS[column])
    .filter((column) => !column.isOptional || hasValue(records, column))
    .filter(({ header }) => withFound || !header.endsWith('_found'));
  return {
    headers: columns.map(({ header }) => header),
    rows: records.map((record) => columns.map(({ value }) => value(record) ?? '')),
  };
}
