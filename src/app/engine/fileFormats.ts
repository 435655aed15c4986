import {
  EXPORT_FORMATS,
  FORMATS,
  isReference,
  type ExportFormat,
} from '@/domain/exports/exportFormats';
import type { FileFormat } from './entry';

/** It needs what a person confirmed, and has its answers from Wikidata, which nobody allowed to be asked. */
const NOT_WRITTEN = 'wikidata';

/** A ZIP may hold anything; this one is known by what it is. */
const CRATE = {
  format: 'crate',
  exported: 'zip',
  words: 'crate (RO-Crate, a ZIP)',
} as const;

export const FILE_FORMATS: readonly FileFormat[] = EXPORT_FORMATS.flatMap((format) => {
  if (format === NOT_WRITTEN) return [];
  return format === CRATE.exported ? CRATE.format : format;
});

/** What the page's exports call it. */
export const exportFormatOf = (format: FileFormat): ExportFormat =>
  format === CRATE.format ? CRATE.exported : format;

/** Of the usage. */
export const formatWords = (format: FileFormat): string =>
  format === CRATE.format ? CRATE.words : `${format} (${FORMATS[format].name})`;

const STEMS: Readonly<Partial<Record<ExportFormat, string>>> = { annotatedPdf: 'article' };

/** Name of its file in the article's folder. */
export function fileNameOf(format: FileFormat): string {
  const exported = exportFormatOf(format);
  const stem = isReference(exported) ? 'reference' : (STEMS[exported] ?? 'compounds');
  return `${stem}${FORMATS[exported].ending}`;
}

/** Why a name is no format. */
export const refusalOf = (name: string): string =>
  name === NOT_WRITTEN
    ? `"${name}" is written in the page alone: it takes what a person confirmed, and Wikidata has to be asked.`
    : `"${name}" is no format.`;
