import * as v from 'valibot';
import type { PageBox } from '@/domain/pageBox';
import type { CompoundLabel } from '@/domain/compoundLabel';
import type { CompoundMention } from '@/domain/compoundMention';
import { compoundLabelSchema, toCompoundLabel } from './compoundLabel.schema';
import { compoundMentionsSchema, toCompoundMentions } from './compoundMention.schema';
import { pagesTooHeavySchema } from './heavyPages.schema';
import { optionalField } from './optionalField';

const coordinate = v.pipe(v.number(), v.finite());

/** What services add to a cut-out's name; boxes are in PDF points. */
export const foundSegmentSchema = v.object({
  filename: v.string(),
  bbox: v.nullish(v.tuple([coordinate, coordinate, coordinate, coordinate])),
  label: compoundLabelSchema,
  mentions: compoundMentionsSchema,
});

const foundSegmentsSchema = v.nullish(v.array(foundSegmentSchema));

export const segmentExtractionSchema = v.object({
  segments_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  segments_directory: v.nullish(v.string()),
  segments_already_existed: v.nullish(v.boolean()),
  pdf_filename: v.string(),
  segments: foundSegmentsSchema,
  pages_too_heavy: pagesTooHeavySchema,
  next_page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1))),
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
  segments: foundSegmentsSchema,
});

type FoundSegments = v.InferOutput<typeof foundSegmentsSchema>;

/** What the services tell of cut-outs, by file name; what services don't report is absent. */
export interface ToldOfSegments {
  /** Empty from services that don't report them. */
  readonly boxes: Readonly<Record<string, PageBox>>;
  /** What the pages print beside the drawings. */
  readonly labels?: Readonly<Record<string, CompoundLabel>>;
  /** Where the article speaks of what the labels name; absent if the services did not look. */
  readonly mentions?: Readonly<Record<string, readonly CompoundMention[]>>;
}

export const toldOf = (segments: FoundSegments): ToldOfSegments => ({
  boxes: byFilename(segments, ({ bbox }) => bbox) ?? {},
  ...optionalField(
    'labels',
    byFilename(segments, ({ label }) => toCompoundLabel(label)),
  ),
  ...optionalField(
    'mentions',
    byFilename(segments, ({ mentions }) => toCompoundMentions(mentions)),
  ),
});

type FoundSegment = v.InferOutput<typeof foundSegmentSchema>;

/** Undefined if no segment has a value. */
function byFilename<Value>(
  segments: FoundSegments,
  valueOf: (segment: FoundSegment) => Value | null | undefined,
): Record<string, Value> | undefined {
  const entries = (segments ?? []).flatMap((segment): [string, Value][] => {
    const value = valueOf(segment);
    return value === null || value === undefined ? [] : [[segment.filename, value]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
