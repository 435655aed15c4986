import { HAND_OVERS, isHandOver } from '@/domain/exports/handOver';
import { FORMATS, type ExportFormat } from '@/domain/exports/exportFormats';

/** `as SDF`, after what is exported. */
export const inFormat = (format: ExportFormat): string =>
  isHandOver(format) ? `for ${HAND_OVERS[format].to}` : `as ${FORMATS[format].name}`;
