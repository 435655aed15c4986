import type {
  CompoundQuery,
  FoundCompound,
  FoundPage,
  TeamStatistics,
} from '@/domain/team/foundCompound';
import { pathPart } from './address';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import {
  foundSchema,
  soughtSchema,
  teamStatisticsSchema,
  toFoundPage,
  toTwins,
  twinsSchema,
} from './teamSearch.schema';
import { TIME_LIMITS } from './timeLimits';

const timeLimitMs = TIME_LIMITS.short;

/** Every search asks again: others are at work. */
const FRESH = 0;

export interface FindCompoundsArg {
  readonly query: CompoundQuery;
  /** Of the last answer; null: from the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

export interface SoughtDrawing {
  /** SMILES of a molecule, SMARTS of a pattern. */
  readonly written: string;
  readonly svg: string;
}

/** Finding compounds over all articles of a team's library (docs/team.md). Ours, not in the contract. */
export const teamSearchApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    /** An answer may have few or none and a cursor: then the search goes on by it. */
    findCompounds: build.query<FoundPage, FindCompoundsArg>({
      query: ({ query, cursor, limit }) => {
        const { structure, kind, leastSimilarity: least_similarity, ...words } = query;
        const fields = { ...words, limit, ...(cursor !== null && { cursor }) };
        return structure.trim() === ''
          ? { path: '/library/search', query: fields, timeLimitMs }
          : {
              ...{ method: 'POST', path: '/library/structures', timeLimitMs },
              json: { structure, kind, least_similarity, ...fields },
            };
      },
      rawResponseSchema: foundSchema,
      transformResponse: toFoundPage,
      keepUnusedDataFor: FRESH,
    }),
    /** What is looked for by a SMILES, SMARTS or molfile: on a line that says all of it, and as a picture. */
    drawSought: build.query<SoughtDrawing, { readonly structure: string }>({
      query: (json) => ({ method: 'POST', path: '/library/sought', timeLimitMs, json }),
      rawResponseSchema: soughtSchema,
      keepUnusedDataFor: CACHE_LIFETIMES.drawing,
    }),
    /** Of other articles and this one: the same skeleton, whatever the stereo. */
    findTwins: build.query<FoundCompound[], { readonly article: string; readonly segment: string }>(
      {
        query: ({ article, segment }) => ({
          path: `/library/compounds/${pathPart(article)}/${pathPart(segment)}/twins`,
          timeLimitMs,
        }),
        rawResponseSchema: twinsSchema,
        transformResponse: toTwins,
        keepUnusedDataFor: FRESH,
      },
    ),
    getTeamStatistics: build.query<TeamStatistics, void>({
      query: () => ({ path: '/library/statistics', timeLimitMs }),
      rawResponseSchema: teamStatisticsSchema,
      keepUnusedDataFor: FRESH,
    }),
  }),
});

export const {
  useDrawSoughtQuery,
  useFindTwinsQuery,
  useGetTeamStatisticsQuery,
  useLazyFindCompoundsQuery,
} = teamSearchApi;
