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

/** Answer of `extract_text` (docs/contract.md 5.1). */
export const extractedText = v.object({
  text: v.string(),
  pdf_filename: v.string(),
  article,
  pages_too_heavy,
});
