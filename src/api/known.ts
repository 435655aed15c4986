import { skeletonOf } from '@/domain/identifiers';
import type { KnownCompound } from '@/domain/known';
import type { ApiError } from './apiError';
import { pathPart } from './address';
import { platformOf } from './baseQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { inCoconutLane } from './coconutLane';
import { foundSchema, toCoconutCompound, toKnownInPubchem } from './known.schema';
import { marcusApi } from './marcusApi';
import { checkedAnswer } from './parsedAnswer';
import { cidListSchema, firstCid } from './pubchem.schema';
import { askPubchem, type Talk } from './pubchemExchange';
import { TIME_LIMITS } from './timeLimits';

export interface KnownArg {
  readonly inchiKey: string;
}

type Found = { readonly data: KnownCompound | null } | { readonly error: ApiError };
type Match = KnownCompound['match'];

/** By the whole key, and only if nothing has that by its first block. */
async function findEither(
  find: (key: string, match: Match) => Promise<Found>,
  inchiKey: string,
): Promise<Found> {
  const found = await find(inchiKey, 'identical');
  if ('error' in found || found.data) return found;
  return find(skeletonOf(inchiKey), 'skeleton');
}

/**
 * PUG REST takes an InChIKey or its first block (https://pubchem.ncbi.nlm.nih.gov/docs/pug-rest; for the block
 * see RAMClustR's `rc.cmpd.get.smiles.inchi`), and answers 404 if nothing has it.
 */
async function findInPubchem(talk: Talk, key: string, match: Match): Promise<Found> {
  const path = `/compound/inchikey/${pathPart(key)}/cids/JSON`;
  const request = { host: 'pubchem', path, timeLimitMs: TIME_LIMITS.short } as const;
  const { data, error } = checkedAnswer(await askPubchem(talk, request, 'cids'), cidListSchema);
  if (error) return error.status === 404 ? { data: null } : { error };
  const cid = firstCid(data);
  return { data: cid === undefined ? null : toKnownInPubchem(cid, match) };
}

/** COCONUT finds keys that contain the query (its `SearchMolecule`), so the first block alone will do. */
async function findInCoconut(talk: Talk, query: string, match: Match): Promise<Found> {
  const request = {
    host: 'coconut',
    method: 'POST',
    path: '/search',
    json: { type: 'inchikey', query, limit: 1, page: 1 },
    timeLimitMs: TIME_LIMITS.short,
  } as const;
  const { data, error } = checkedAnswer(await inCoconutLane(talk, request), foundSchema);
  return error ? { error } : { data: toCoconutCompound(data, match) };
}

/** Whether databases have a compound; only hashes of its structure are sent, which name it if they have it. */
export const knownApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    findInPubchem: build.query<KnownCompound | null, KnownArg>({
      queryFn: ({ inchiKey }, { signal, extra }, _options, send) => {
        const talk = { send, signal, platform: platformOf({ extra }) };
        return findEither((key, match) => findInPubchem(talk, key, match), inchiKey);
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
    findInCoconut: build.query<KnownCompound | null, KnownArg>({
      queryFn: ({ inchiKey }, { signal, extra }, _options, send) => {
        const talk = { send, signal, platform: platformOf({ extra }) };
        return findEither((key, match) => findInCoconut(talk, key, match), inchiKey);
      },
      keepUnusedDataFor: CACHE_LIFETIMES.reference,
    }),
  }),
});
