import { fileStem, safeFileStem } from '../fileNames';
import { cdxmlOf } from './cdxml';
import { csvOf } from './csv';
import type { ExportChoices } from './exportChoices';
import type { ExportFormat, ReferenceFormat } from './exportFormats';
import type { ExportColumn } from './columnNames';
import { exportTable } from './exportColumns';
import type { ExportPlan } from './exportPlan';
import { HAND_OVERS, isForRecipient, isHandOver, RECIPIENTS } from './handOver';
import { sdfOf } from './sdf';
import { smilesListOf, smilesTable } from './smilesList';
import type { Table } from './table';

/** The entries of JSON are too long for a row. */
const JSON_EXCERPT: readonly ExportColumn[] = ['name', 'smiles', 'reading', 'status'];
/** What stands below a drawing, and what is drawn. */
const CDXML_EXCERPT: readonly ExportColumn[] = ['number', 'name', 'smiles'];

/** What stands at each drawing. */
const PDF_EXCERPT: readonly ExportColumn[] = ['place', 'number', 'name', 'smiles', 'status'];

/** The file as rows, as shown before it is written. */
export function exportRows(
  { records, withFound }: ExportPlan,
  { format, columns }: Pick<ExportChoices, 'format' | 'columns'>,
): Table {
  if (format === 'smiles') return smilesTable(records);
  if (isForRecipient(format)) return RECIPIENTS[format].rows(records);
  if (format === 'json') return exportTable(records, JSON_EXCERPT, { withFound });
  if (format === 'annotatedPdf') return exportTable(records, PDF_EXCERPT, { withFound });
  if (format === 'cdxml') return exportTable(records, CDXML_EXCERPT, { withFound: false });
  return exportTable(records, columns, { withFound });
}

/** Those but JSON, which takes text and annotations as well (`createExportFile`), folders, PDFs and references. */
export type TextFormat = Exclude<
  ExportFormat,
  ReferenceFormat | 'annotatedPdf' | 'json' | 'wikidata' | 'zip'
>;

/** The content of a file. */
export function exportText(
  plan: ExportPlan,
  choices: { readonly format: TextFormat } & Pick<ExportChoices, 'columns'>,
): string {
  const { format } = choices;
  if (format === 'smiles') return smilesListOf(plan.records);
  if (format === 'cdxml') return cdxmlOf(plan.records);
  if (isHandOver(format)) return HAND_OVERS[format].text(plan.records);
  const rows = exportRows(plan, choices);
  return format === 'csv' ? csvOf(rows) : sdfOf(plan.records, rows);
}

/** `metabolites-02-00039` */
export const articleStem = (pdfFilename: string | undefined): string =>
  safeFileStem(fileStem(pdfFilename ?? ''));

/** `metabolites-02-00039_19-compounds` */
export function exportStem(pdfFilename: string | undefined, count: number): string {
  const stem = articleStem(pdfFilename);
  return `${stem}_${count}-${count === 1 ? 'compound' : 'compounds'}`;
}
