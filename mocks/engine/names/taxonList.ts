import * as v from 'valibot';
import { lineUpTo, readHead, type FileBytes } from './sortedLines';

/**
 * The file of taxon ids. The first line is its head, as JSON; then come lines of several names each, sorted by the
 * bytes of their keys (`organismKeys`), with two cells for a name, separated by tabs: its key, and its taxa. Of a key
 * that is not a line's first, the cell has the number of letters that it shares with the one before it, in base 36,
 * and the rest. A taxon is its id, then `=` and the accepted name where that is written in another way, and `|` stands
 * between several. A key without a blank is a genus, any other a species.
 */
const taxonListHead = v.object({
  format: v.literal('marcus-taxa'),
  version: v.literal(1),
  source: v.picklist(['NCBI', 'GBIF']),
  /** Of the source, such as the day it was made. */
  release: v.string(),
  /** Of the source, worded for the user. */
  licence: v.string(),
  /** Keys, and the hash of all that follows the head; earlier versions wrote neither. */
  names: v.optional(v.pipe(v.number(), v.integer())),
  sha256: v.optional(v.string()),
});
export type TaxonListHead = v.InferOutput<typeof taxonListHead>;

/** A taxon that has a name. */
export interface ListedTaxon {
  readonly id: string;
  /** Where the name is a synonym of it, or is written in another way. */
  readonly accepted?: string;
}

/** A list of taxa that is open. */
export interface TaxonList {
  readonly head: TaxonListHead;
  /** All taxa of a key: several for a homonym, none if it is not listed. */
  find(key: string): Promise<readonly ListedTaxon[]>;
}

const REFUSAL = 'it is no list of taxa made by `npm run taxa:ids`';

/**
 * Opens a list of taxa.
 *
 * @throws Error if the bytes are no such list, or one of another version
 */
export async function openTaxonList(bytes: FileBytes): Promise<TaxonList> {
  const { head, next } = await readHead(bytes, taxonListHead, REFUSAL);
  return { head, find: async (key) => taxaIn(await lineUpTo(bytes, key, next), key) };
}

function taxaIn(cells: readonly string[], wanted: string): ListedTaxon[] {
  let key = '';
  for (let at = 0; at + 1 < cells.length; at += 2) {
    const cell = cells[at] ?? '';
    key = at === 0 ? cell : key.slice(0, parseInt(cell.charAt(0), 36)) + cell.slice(1);
    if (key === wanted) return (cells[at + 1] ?? '').split('|').map(taxonOf);
  }
  return [];
}

function taxonOf(text: string): ListedTaxon {
  const [id = '', accepted] = text.split('=');
  return { id, ...(accepted !== undefined && { accepted }) };
}
