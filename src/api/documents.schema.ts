import * as v from 'valibot';
import { pagesTooHeavySchema } from './heavyPages.schema';

export const extractedTextSchema = v.object({
  text: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'is empty'),
  ),
  pdf_filename: v.string(),
  pages_too_heavy: pagesTooHeavySchema,
});

/** Docling's document; its fields vary with docling's version, so they are passed on unchanged. */
export const doclingDocumentSchema = v.looseObject({ schema_name: v.optional(v.string()) });

/** Seconds since the epoch. */
const fileSchema = v.object({
  filename: v.string(),
  size_bytes: v.number(),
  created_time: v.number(),
});

export const storedPdfsSchema = v.object({ pdf_files: v.array(fileSchema) });
