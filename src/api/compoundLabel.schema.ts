import * as v from 'valibot';
import type { CompoundLabel } from '@/domain/compoundLabel';
import { labelKindSchema } from '@/domain/saved/segment.schema';
import { optionalField } from './optionalField';
import { printedText } from './printedText';
import { saidOfCompound, toSaidOfCompound } from './saidOfCompound.schema';

/** Characters; the longest systematic names printed beside drawings have some 150. */
const LIMITS = { number: 40, name: 240, text: 600 } as const;

const coordinate = v.pipe(v.number(), v.finite());

const printedLabelSchema = v.object({
  kind: v.fallback(v.nullish(labelKindSchema), undefined),
  number: v.nullish(printedText(LIMITS.number)),
  name: v.nullish(printedText(LIMITS.name)),
  caption_name: v.nullish(printedText(LIMITS.name)),
  residues: v.nullish(printedText(LIMITS.name)),
  ...saidOfCompound,
  text: printedText(LIMITS.text),
  box: v.tuple([coordinate, coordinate, coordinate, coordinate]),
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

/** Anything that is not a label is dropped, and the segment is kept. */
export const compoundLabelSchema = v.fallback(v.nullish(printedLabelSchema), undefined);

/** Undefined for a label that has neither a number nor a name, not even the caption's. */
export function toCompoundLabel(
  wire: v.InferOutput<typeof compoundLabelSchema>,
): CompoundLabel | undefined {
  if (!wire || (!wire.number && !wire.name && !wire.caption_name)) return undefined;
  const { kind, number, name, caption_name, residues, text, box, confidence } = wire;
  return {
    ...optionalField('kind', kind),
    ...optionalField('number', number || undefined),
    ...optionalField('name', name || undefined),
    ...optionalField('captionName', caption_name || undefined),
    ...optionalField('residues', residues || undefined),
    ...{ text, box, confidence },
    ...toSaidOfCompound(wire),
  };
}
