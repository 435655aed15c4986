import * as v from 'valibot';
import type { PageBox } from '@/domain/pageBox';
import type { CompoundLabel } from '@/domain/compoundLabel';
import type { CompoundMention } from '@/domain/compoundMention';
import { compoundLabelSchema, toCompoundLabel } from './compoundLabel.schema';
import { compoundMentionsSchema, toCompoundMentions } from './compoundMention.schema';
import { pagesTooHeavySchema } from './heavyPages.schema';

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

/** Boxes by file name. */
export function toBoxes(segments: FoundSegments): Record<string, PageBox> {
  const entries = (segments ?? []).flatMap(({ filename, bbox }): [string, PageBox][] =>
    bbox ? [[filename, bbox]] : [],
  );
  return Object.fromEntries(entries);
}

/** Labels by file name; undefined if there are none. */
export function toLabels(segments: FoundSegments): Record<string, CompoundLabel> | undefined {
  const entries = (segments ?? []).flatMap(({ filename, label }): [string, CompoundLabel][] => {
    const printed = toCompoundLabel(label);
    return printed ? [[filename, printed]] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The places that speak of what the labels name, by file name; undefined if the services looked for none. */
export function toMentions(
  segments: FoundSegments,
): Record<string, readonly CompoundMention[]> | undefined {
  const entries = (segments ?? []).flatMap(
    ({ filename, mentions }): [string, readonly CompoundMention[]][] => {
      const found = toCompoundMentions(mentions);
      return found ? [[filename, found]] : [];
    },
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
