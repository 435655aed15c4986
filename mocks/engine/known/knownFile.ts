import * as v from 'valibot';
import { fnv1a } from '../annotation/taxa/bloomFilter';

/**
 * The file of known compounds. The first line is its head, as JSON; all that follows is binary, little endian. The
 * compounds are sorted into buckets by a hash of their skeletons, the first block of an InChIKey. First comes the count
 * of compounds of each bucket (2 bytes), then the compounds, bucket after bucket and sorted in each (5 bytes): 20 bits of
 * another hash of the skeleton, and 20 bits of the second block, which has stereo and isotopes.
 *
 * The last letter of a key is left out: it counts protons, and an acid and its anion are one compound to a curator.
 */
export const knownHead = v.object({
  format: v.literal('marcus-known'),
  version: v.literal(1),
  /** Where the compounds come from, worded for the user. */
  source: v.string(),
  /** Of the source, such as the name of the downloaded file. */
  release: v.string(),
  /** Of the downloaded file's content, `2026-05-01`. */
  day: v.string(),
  compounds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of these compounds, each once. */
  skeletons: v.pipe(v.number(), v.integer(), v.minValue(1)),
  buckets: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Of all that follows the head. */
  sha256: v.string(),
});
export type KnownHead = v.InferOutput<typeof knownHead>;

export const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;

/** Compounds of a bucket, on average; 20 bits then make one skeleton in 65,000 look known that is not. */
export const BUCKET_SIZE = 16;

export const COUNT_BYTES = 2;
export const COMPOUND_BYTES = 5;

/** What 20 bits count. */
const SHORT = 2 ** 20;

/** The second block of a structure without stereo and isotopes. */
const FLAT_BLOCK = 'UHFFFAOYSA';

/** Its hash, which no other block has. */
export const FLAT = 0;

/** Where a compound stands in the file, and what stands there. */
export interface KnownPlace {
  readonly bucket: number;
  /** 20 bits. */
  readonly skeleton: number;
  /** 20 bits; `FLAT` without stereo. */
  readonly stereo: number;
}

export function placeOf(inchiKey: string, buckets: number): KnownPlace {
  const [skeleton = '', block = ''] = inchiKey.split('-');
  return {
    bucket: Math.floor((fnv1a(skeleton, 0x811c9dc5) / 2 ** 32) * buckets),
    skeleton: fnv1a(skeleton, 0x01000193) % SHORT,
    stereo: block === FLAT_BLOCK ? FLAT : 1 + (fnv1a(block, 0x811c9dc5) % (SHORT - 1)),
  };
}

/** Both hashes as one number, by which the compounds of a bucket are sorted. */
export const compoundOf = ({ skeleton, stereo }: Omit<KnownPlace, 'bucket'>): number =>
  skeleton * SHORT + stereo;

export const hashesOf = (compound: number): Omit<KnownPlace, 'bucket'> => ({
  skeleton: Math.floor(compound / SHORT),
  stereo: compound % SHORT,
});

/** Of keys whose skeleton is not in the file, one in so many looks as if it were. */
export const falseAlarmOneIn = ({ skeletons, buckets }: KnownHead): number =>
  Math.floor((SHORT * buckets) / skeletons);
