import { isForRecipient, RECIPIENTS } from '@/domain/exports/handOver';
import { FORMATS, type ExportFormat } from '@/domain/exports/exportFormats';

/** `as SDF`, after what is exported. */
export const inFormat = (format: ExportFormat): string =>
  isForRecipient(format) ? `for ${RECIPIENTS[format].to}` : `as ${FORMATS[format].name}`;
