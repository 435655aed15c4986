import * as v from 'valibot';

/** Indices, from 0, of pages that could not be read completely; present only if there are any. */
export const pages_too_heavy = v.optional(v.array(v.number()));

/** What the first page prints about the article; present only if a title was recognised. */
const article = v.optional(
  v.object({
    title: v.string(),
    authors: v.array(v.string()),
    journal: v.optional(v.string()),
    year: v.optional(v.number()),
  }),
);

/** Pages without text of their own; present only if there are any. */
export const pages_scanned = v.optional(
  v.array(
    v.object({
      /** From 0. */
      page_index: v.number(),
      /** Why it has none; left out for a picture. `none`: it shows none, told only if no page has text. */
      kind: v.optional(v.picklist(['shapes', 'untold', 'none'])),
      /** Whether its picture has been read, or shows nothing to read. */
      is_read: v.boolean(),
      /** 0..1, the mean of the words that were read; none without words. */
      confidence: v.optional(v.number()),
      /** Of a page beyond those whose pictures are read: how many these are, from the first; 0 if none is. */
      read_up_to: v.optional(v.number()),
    }),
  ),
);

/** The words that were read from pictures: code points in the text, half open, and 0..1. */
const words_read = v.optional(v.array(v.tuple([v.number(), v.number(), v.number()])));

/** Answer of `extract_text` (docs/contract.md 5.1). */
export const extractedText = v.object({
  text: v.string(),
  pdf_filename: v.string(),
  article,
  pages_too_heavy,
  pages_scanned,
  words_read,
});
