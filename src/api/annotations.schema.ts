import * as v from 'valibot';
import type { CodePointSpan } from '@/domain/annotation';
import type { RawAnnotation, RawAnnotationValue } from '@/domain/rawAnnotation';

const positionSchema = v.object({
  label: v.string(),
  start_offset: v.number(),
  end_offset: v.number(),
  confidence: v.nullish(v.number()),
});

const positionsSchema = v.array(positionSchema);

/** The annotation model's object: arbitrary keys; values are texts, lists, nested objects or null. */
const rawAnnotationSchema: v.GenericSchema<RawAnnotation> = v.record(
  v.string(),
  v.lazy(() => rawValueSchema),
);

const rawValueSchema: v.GenericSchema<RawAnnotationValue> = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.null(),
  v.array(v.lazy(() => rawValueSchema)),
  v.lazy(() => rawAnnotationSchema),
]);

const savedAs = v.nullish(v.string());
/** The program that annotated, if the services report it. */
const program = { program: v.nullish(v.string()), program_version: v.nullish(v.string()) };

export const fullExtractionSchema = v.object({
  extracted_data: rawAnnotationSchema,
  positions: positionsSchema,
  saved_as: savedAs,
  model_failure: v.nullish(v.string()),
  ...program,
});

export const dataExtractionSchema = v.object({ result: rawAnnotationSchema, saved_as: savedAs });

export const positionExtractionSchema = v.object({ positions: positionsSchema, saved_as: savedAs });

export const extractionListSchema = v.object({
  extraction_files: v.array(
    v.object({
      filename: v.string(),
      size_bytes: v.number(),
      created_time: v.number(),
      input_text_preview: v.nullish(v.string()),
    }),
  ),
});

export const savedExtractionSchema = v.object({
  input_text: v.string(),
  extracted_json: v.nullish(rawAnnotationSchema),
  positions: positionsSchema,
});

export function toSpans(wire: v.InferOutput<typeof positionsSchema>): CodePointSpan[] {
  return wire.map(({ label, start_offset, end_offset, confidence }) => ({
    label,
    start: start_offset,
    end: end_offset,
    ...(isShare(confidence) && { confidence }),
  }));
}

/** Other services may send anything; what is no share of 1 says nothing. */
const isShare = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && value >= 0 && value <= 1;
