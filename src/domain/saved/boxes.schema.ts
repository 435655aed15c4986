import * as v from 'valibot';
import { count } from './common.schema';

/** PDF points. */
export const points = v.pipe(v.number(), v.finite());
const extent = v.pipe(points, v.minValue(0));

export const boxSchema = v.strictObject({
  /** Index of the page, from 0. */
  page: count,
  /** Of the upper left corner. */
  x: points,
  /** Of the upper left corner. */
  y: points,
  width: extent,
  height: extent,
});

/** More is given to no drawing of an article. */
export const drawingNumberSchema = v.pipe(v.string(), v.regex(/^\d{1,6}[a-z]{0,3}$/));

export const overruledSchema = v.strictObject({
  pageIndex: count,
  segmentIndex: count,
  /** Absent from services that do not say it. */
  box: v.exactOptional(boxSchema),
});
