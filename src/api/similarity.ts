import type { EngineId } from '@/domain/engines';
import { isMissing } from '@/domain/missing';
import type { CommonSubstructure, SimilarityResult } from '@/domain/similarity';
import { RequestError } from './apiError';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import {
  commonSubstructureSchema,
  similaritySchema,
  toCommonSubstructure,
  toSimilarity,
} from './similarity.schema';
import { TIME_LIMITS } from './timeLimits';

export interface CompareSmilesArg {
  readonly entries: readonly { readonly engine: EngineId; readonly smiles: string }[];
}

export interface CommonSubstructureArg {
  readonly entries: readonly { readonly engine: EngineId; readonly molfile: string }[];
}

/** A missing value would count as a valid empty molecule (docs/contract.md 9.2). */
function atLeastTwo<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string,
  message: string,
): Entry[] {
  const present = entries.filter((entry) => !isMissing(valueOf(entry)));
  if (present.length < 2) throw new RequestError('INPUT_MISSING', message);
  return present;
}

export const similarityApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    compareSmiles: build.query<SimilarityResult, CompareSmilesArg>({
      query:
        ({ entries }) =>
        () => {
          const message = 'Insufficient valid SMILES for comparison';
          const valid = atLeastTwo(entries, (entry) => entry.smiles, message);
          return {
            method: 'POST',
            path: '/similarity/compare_smiles',
            json: {
              smiles_list: valid.map((entry) => entry.smiles),
              engine_names: valid.map((entry) => entry.engine),
            },
            timeLimitMs: TIME_LIMITS.short,
          };
        },
      rawResponseSchema: similaritySchema,
      transformResponse: toSimilarity,
      keepUnusedDataFor: CACHE_LIFETIMES.drawing,
    }),
    findCommonSubstructure: build.query<CommonSubstructure, CommonSubstructureArg>({
      query:
        ({ entries }) =>
        () => {
          const message = 'Insufficient valid molfiles for MCS analysis';
          const valid = atLeastTwo(entries, (entry) => entry.molfile, message);
          return {
            method: 'POST',
            path: '/similarity/find_mcs',
            json: {
              molfiles: valid.map((entry) => entry.molfile),
              engine_names: valid.map((entry) => entry.engine),
            },
            timeLimitMs: TIME_LIMITS.short,
          };
        },
      rawResponseSchema: commonSubstructureSchema,
      transformResponse: toCommonSubstructure,
      keepUnusedDataFor: CACHE_LIFETIMES.drawing,
    }),
  }),
});
