import * as v from 'valibot';
import type { OverruledPlace, SegmentBox } from '@/domain/segment';
import { count } from './common.schema';
import type { EntriesOf } from './entriesOf';

/** PDF points. */
export const points = v.pipe(v.number(), v.finite());
const extent = v.pipe(points, v.minValue(0));

const boxEntries = {
  page: count,
  x: points,
  y: points,
  width: extent,
  height: extent,
} satisfies EntriesOf<SegmentBox>;

export const boxSchema = v.strictObject(boxEntries);

/** More is given to no drawing of an article. */
export const drawingNumberSchema = v.pipe(v.string(), v.regex(/^\d{1,6}[a-z]{0,3}$/));

const overruledEntries = {
  pageIndex: count,
  segmentIndex: count,
  box: v.exactOptional(boxSchema),
} satisfies EntriesOf<OverruledPlace>;

/** Where the services find what the user removed or changed. */
export const overruledSchema = v.strictObject(overruledEntries);
