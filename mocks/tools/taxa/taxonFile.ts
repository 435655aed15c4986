import type { BloomFilter } from '../../engine/annotation/taxa/bloomFilter';
import {
  HEAD_BYTES,
  MARK,
  TAXON_LISTS,
  type TaxonList,
} from '../../engine/annotation/taxa/taxonNames';

/** The file that the tagger's `readTaxonNames` reads. */
export function taxonFile(filters: Readonly<Record<TaxonList, BloomFilter>>): Uint8Array {
  const parts = TAXON_LISTS.flatMap((list) => {
    const { hashes, bits } = filters[list];
    const head = new DataView(new ArrayBuffer(HEAD_BYTES));
    head.setUint32(0, bits.length, true);
    head.setUint32(4, hashes, true);
    return [new Uint8Array(head.buffer), bits];
  });
  return concatenated([new TextEncoder().encode(MARK), ...parts]);
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
