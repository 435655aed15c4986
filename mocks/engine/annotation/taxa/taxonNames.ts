import { mayHold, type BloomFilter, MOST_HASHES } from './bloomFilter';

/** Names of organisms. Of other words, up to one in a hundred counts as part of a scientific name. */
export interface TaxonNames {
  /** A capitalised word. */
  isGenus(word: string): boolean;
  /** A lower-case word that is no ordinary word as well. */
  isEpithet(word: string): boolean;
  /** A family or an order, capitalised. */
  isFamily(word: string): boolean;
  /** Whether a genus is also an ordinary word, a given name or the like. */
  isAmbiguous(word: string): boolean;
  /** A common name in the singular, of one or more words. */
  isCommonName(name: string): boolean;
}

/** The lists of a file of taxa, in their order in the file. */
export const TAXON_LISTS = ['genera', 'epithets', 'families', 'ambiguous', 'commonNames'] as const;

export type TaxonList = (typeof TAXON_LISTS)[number];

/** What a file of taxa begins with. */
export const MARK = 'MARCUS taxa 2\n';
/** Length of the bits in bytes and the count of hashes, each as an unsigned 32-bit number, little endian. */
export const HEAD_BYTES = 8;

/** @throws Error if the file is damaged or of another kind */
export function readTaxonNames(file: Uint8Array): TaxonNames {
  if (new TextDecoder().decode(file.subarray(0, MARK.length)) !== MARK) throw damaged();
  let at = MARK.length;
  const [genera, epithets, families, ambiguous, commonNames] = TAXON_LISTS.map(() => {
    const filter = filterAt(file, at);
    at += HEAD_BYTES + filter.bits.length;
    return filter;
  });
  if (!genera || !epithets || !families || !ambiguous || !commonNames || at !== file.length)
    throw damaged();
  const has = (filter: BloomFilter, word: string) => mayHold(filter, word.toLowerCase());
  return {
    isGenus: (word) => has(genera, word),
    isEpithet: (word) => has(epithets, word),
    isFamily: (word) => has(families, word),
    isAmbiguous: (word) => has(ambiguous, word),
    isCommonName: (name) => has(commonNames, name),
  };
}

function filterAt(file: Uint8Array, at: number): BloomFilter {
  if (at + HEAD_BYTES > file.length) throw damaged();
  const head = new DataView(file.buffer, file.byteOffset + at, HEAD_BYTES);
  const [length, hashes] = [head.getUint32(0, true), head.getUint32(4, true)];
  const bits = file.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length);
  if (length === 0 || bits.length !== length || hashes < 1 || hashes > MOST_HASHES) throw damaged();
  return { hashes, bits };
}

const damaged = () => new Error('The file of taxa is damaged');
