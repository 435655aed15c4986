import * as v from 'valibot';
import { foundSegmentSchema } from './segments.schema';

export const boxLimitsSchema = v.object({
  smallest_side: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

export const boxCutOutSchema = v.object({
  segments_directory: v.string(),
  pdf_filename: v.string(),
  segment: foundSegmentSchema,
});
