import type { GivenList, GivenLists, ListKind } from '@/domain/ownLists';
import type { FileDescription } from '@/platform/vaults';
import { pathPart } from './address';
import { marcusApi } from './marcusApi';
import { givenListSchema, givenListsSchema, toGivenList, toGivenLists } from './ownLists.schema';
import { TIME_LIMITS } from './timeLimits';

export interface ListArg {
  readonly kind: ListKind;
  readonly file: Pick<FileDescription, 'fileId' | 'name'>;
}

/**
 * The lists that were given to the services. Not in the contract: only our services have these calls, and only those
 * in the page take files.
 */
export const ownListsApi = marcusApi.injectEndpoints({
  endpoints: (build) => ({
    getLists: build.query<GivenLists, void>({
      query: () => ({ path: '/chem/lists', timeLimitMs: TIME_LIMITS.short }),
      rawResponseSchema: givenListsSchema,
      transformResponse: toGivenLists,
      providesTags: ['Lists'],
    }),
    giveList: build.mutation<GivenList, ListArg>({
      query: ({ kind, file: { fileId, name: filename } }) => ({
        method: 'POST',
        path: '/chem/own_list',
        form: { kind, list_file: { fileId, filename } },
        timeLimitMs: TIME_LIMITS.long,
      }),
      rawResponseSchema: givenListSchema,
      transformResponse: toGivenList,
      invalidatesTags: ['Lists'],
    }),
    removeList: build.mutation<null, ListKind>({
      query: (kind) => ({
        method: 'DELETE',
        path: `/chem/own_list/${pathPart(kind)}`,
        timeLimitMs: TIME_LIMITS.short,
      }),
      transformResponse: () => null,
      invalidatesTags: ['Lists'],
    }),
  }),
});

export const { useGetListsQuery, useGiveListMutation } = ownListsApi;
