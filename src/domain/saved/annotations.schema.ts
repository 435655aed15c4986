import * as v from 'valibot';
import type { RawAnnotation, RawAnnotationValue } from '../rawAnnotation';
import { count, optionalText, share, text, texts } from './common.schema';

const rawValue: v.GenericSchema<RawAnnotationValue> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(rawValue),
    v.record(v.string(), rawValue),
  ]),
);
const rawData: v.GenericSchema<RawAnnotation> = v.record(v.string(), rawValue);

export const annotationSchema = v.strictObject({
  label: text,
  text,
  start: count,
  end: count,
  /** 0 to 1, if the program that found it casts doubt on it. */
  confidence: v.exactOptional(share),
});

export const resultSchema = v.strictObject({
  pdfId: text,
  /** In the order of the text. */
  annotations: v.array(annotationSchema),
  rawData,
  /**
   * - `found`: there are annotations
   * - `nothing`: the program found nothing, or did not answer the services
   * - `unreadable`: it found something, but none of it could be located in the text
   */
  outcome: v.picklist(['found', 'nothing', 'unreadable']),
  /** Values of the answer that the text does not contain, if the services left it to us to locate them. */
  unplaced: texts,
  /** The name under which the services store the result. */
  savedFilename: optionalText,
  program: optionalText,
  programVersion: optionalText,
});
