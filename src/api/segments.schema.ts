import * as v from 'valibot';
import type { PageBox } from '@/domain/segment';
import { pagesTooHeavySchema } from './heavyPages.schema';

const coordinate = v.pipe(v.number(), v.finite());

/** PDF points; only from services that report where a drawing is. */
const boxedSegmentSchema = v.object({
  filename: v.string(),
  bbox: v.nullish(v.tuple([coordinate, coordinate, coordinate, coordinate])),
});

const boxedSegmentsSchema = v.nullish(v.array(boxedSegmentSchema));

export const segmentExtractionSchema = v.object({
  segments_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  segments_directory: v.nullish(v.string()),
  segments_already_existed: v.nullish(v.boolean()),
  pdf_filename: v.string(),
  segments: boxedSegmentsSchema,
  pages_too_heavy: pagesTooHeavySchema,
});

export const doiSchema = v.object({ doi: v.nullish(v.string()) });

export const segmentDirectoriesSchema = v.object({
  segment_directories: v.array(
    v.object({
      directory: v.string(),
      segments_count: v.number(),
      has_all_segments: v.nullish(v.boolean()),
    }),
  ),
});

export const segmentFilesSchema = v.object({
  files: v.array(v.string()),
  segments: boxedSegmentsSchema,
});

/** Boxes by file name. */
export function toBoxes(
  segments: v.InferOutput<typeof boxedSegmentsSchema>,
): Record<string, PageBox> {
  const entries = (segments ?? []).flatMap(({ filename, bbox }): [string, PageBox][] =>
    bbox ? [[filename, bbox]] : [],
  );
  return Object.fromEntries(entries);
}
