import * as v from 'valibot';
import type { BlobDescription } from '@/platform/vaults';
import { blobDescriptionSchema } from './blobCache';

/** The services prefix every tag: `<ns0:svg`. */
export const svgTextSchema = v.pipe(
  v.string(),
  v.regex(/<(?:[\w-]+:)?svg[\s>]/, 'Invalid SVG data'),
);

/** SVG text, an image in the vault, or the JSON of format base64. */
export const depictionSchema = v.union([
  svgTextSchema,
  blobDescriptionSchema,
  v.object({ data: v.string() }),
]);

export const molfileConversionSchema = v.object({ molfile: v.pipe(v.string(), v.nonEmpty()) });

export type Depiction =
  /** Never put into HTML unparsed: it comes from outside. */
  | { readonly format: 'svg'; readonly svg: string }
  /** `type` is the actual format of the bytes, because some installations send SVG labelled as PNG. */
  | { readonly format: 'png'; readonly image: BlobDescription }
  | { readonly format: 'base64'; readonly data: string };

export function toDepiction(wire: v.InferOutput<typeof depictionSchema>): Depiction {
  if (typeof wire === 'string') return { format: 'svg', svg: wire };
  if ('blobId' in wire) return { format: 'png', image: wire };
  return { format: 'base64', data: wire.data };
}
