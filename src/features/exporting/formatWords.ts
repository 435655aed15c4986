import { FORMATS, type ExportFormat } from '@/domain/exports/exportFormats';

/** `as SDF`, after what is exported. */
export const inFormat = (format: ExportFormat): string =>
  format === 'coconut' ? 'for COCONUT' : `as ${FORMATS[format].name}`;
