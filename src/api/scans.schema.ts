import * as v from 'valibot';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const scannedPage = v.object({
  page_index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.exactOptional(v.picklist(['shapes', 'untold', 'none'])),
  is_read: v.boolean(),
  confidence: v.exactOptional(share),
  read_up_to: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Beside the contract, as are the words; anything else than expected is as if there were none. */
export const pagesScannedSchema = v.optional(v.fallback(v.array(scannedPage), []));

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The words that were read from pictures: code points in the text, half open, and 0..1. */
export const wordsReadSchema = v.optional(
  v.fallback(v.array(v.strictTuple([offset, offset, share])), []),
);

/** The answer about one page. */
export const readScanSchema = v.object({ page_index: offset });
