import * as v from 'valibot';
import { blobDescriptionSchema } from './blobCache';

/** The services prefix every tag: `<ns0:svg`. */
export const svgTextSchema = v.pipe(
  v.string(),
  v.regex(/<(?:[\w-]+:)?svg[\s>]/, 'Invalid SVG data'),
);

/** SVG text, an image of the vault, or the JSON of format base64. */
export const depictionSchema = v.union([
  svgTextSchema,
  blobDescriptionSchema,
  v.object({ data: v.string() }),
]);

export const molfileConversionSchema = v.object({ molfile: v.pipe(v.string(), v.nonEmpty()) });

export const depictionBatchSchema = v.object({
  results: v.array(
    v.variant('success', [
      v.object({ index: v.number(), success: v.literal(true), data: v.string() }),
      v.object({ index: v.number(), success: v.literal(false), error: v.string() }),
    ]),
  ),
});
