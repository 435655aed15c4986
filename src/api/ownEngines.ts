import type { OwnEngine, OwnEngines } from '@/domain/ownEngines';
import { pathPart } from './address';
import { marcusApi } from './marcusApi';
import { ownEngineSchema, ownEnginesSchema, toOwnEngines } from './ownEngines.schema';
import { TIME_LIMITS } from './timeLimits';

/**
 * The engines that the user added by their addresses. Not in the contract: only our services have these calls, and
 * only those in the page take addresses.
 */
export const ownEnginesApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnEngines: build.query<OwnEngines, void>({
      query: () => ({ path: '/ocsr/own_engines', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: ownEnginesSchema,
      transformResponse: toOwnEngines,
      providesTags: ['OwnEngines'],
    }),
    addOwnEngine: build.mutation<OwnEngine, OwnEngine>({
      query: ({ kind, engine, url }) => ({
        method: 'POST',
        path: '/ocsr/own_engine',
        form: { kind, engine, url },
        timeLimitMs: TIME_LIMITS.short,
      }),
      rawResponseSchema: ownEngineSchema,
      invalidatesTags: ['OwnEngines'],
    }),
    removeOwnEngine: build.mutation<null, OwnEngine['engine']>({
      query: (engine) => ({
        method: 'DELETE',
        path: `/ocsr/own_engine/${pathPart(engine)}`,
        timeLimitMs: TIME_LIMITS.short,
      }),
      transformResponse: () => null,
      invalidatesTags: ['OwnEngines'],
    }),
  }),
});

export const { useGetOwnEnginesQuery, useAddOwnEngineMutation } = ownEnginesApi;
