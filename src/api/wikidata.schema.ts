import * as v from 'valibot';

/** Rows of an answer; a hundred keys have a few items each. */
const MAX_ROWS = 5000;
/** Characters of a key; DOIs and names of taxa are shorter. */
const MAX_KEY = 500;

/** Of an item, such as `Q409478`. */
const ITEM = /^http:\/\/www\.wikidata\.org\/entity\/(Q[1-9]\d{0,11})$/;

const key = v.object({
  type: v.literal('literal'),
  value: v.pipe(v.string(), v.maxLength(MAX_KEY)),
});
const item = v.object({
  type: v.literal('uri'),
  value: v.pipe(
    v.string(),
    v.regex(ITEM),
    v.transform((address) => ITEM.exec(address)?.[1] ?? ''),
  ),
});

/** The JSON of the W3C's "SPARQL 1.1 Query Results", with one object for each row. */
const answerOf = <Row extends v.ObjectEntries>(row: Row) =>
  v.object({
    head: v.object({
      vars: v.pipe(
        v.array(v.string()),
        v.check((names) => Object.keys(row).every((name) => names.includes(name))),
      ),
    }),
    results: v.object({ bindings: v.pipe(v.array(v.object(row)), v.maxLength(MAX_ROWS)) }),
  });

/** One row that cannot be read costs the whole answer: an item that is overlooked would be made again. */
export const itemsSchema = answerOf({ key, item });
export const foundSchema = answerOf({ compound: item, taxon: item });
