import * as v from 'valibot';
import type { CompoundLabel } from '@/domain/compoundLabel';
import { optionalField } from './optionalField';

/** Characters; the longest systematic names printed beside drawings have some 150. */
const LIMITS = { number: 40, name: 240, text: 600 } as const;

/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text of the article, on one line. */
export const printed = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit),
    v.transform((text) => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()),
  );

const coordinate = v.pipe(v.number(), v.finite());

const printedLabelSchema = v.object({
  number: v.nullish(printed(LIMITS.number)),
  name: v.nullish(printed(LIMITS.name)),
  caption_name: v.nullish(printed(LIMITS.name)),
  text: printed(LIMITS.text),
  box: v.tuple([coordinate, coordinate, coordinate, coordinate]),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

/** What is not a label is none; the segment beside it is still a segment. */
export const compoundLabelSchema = v.fallback(v.nullish(printedLabelSchema), undefined);

/** Undefined for a label that has neither a number nor a name, not even the caption's. */
export function toCompoundLabel(
  wire: v.InferOutput<typeof compoundLabelSchema>,
): CompoundLabel | undefined {
  if (!wire || (!wire.number && !wire.name && !wire.caption_name)) return undefined;
  const { number, name, caption_name, text, box, confidence } = wire;
  return {
    ...optionalField('number', number || undefined),
    ...optionalField('name', name || undefined),
    ...optionalField('captionName', caption_name || undefined),
    ...{ text, box, confidence },
  };
}
