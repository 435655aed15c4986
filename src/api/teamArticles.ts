import * as v from 'valibot';
import type { ArticleQuery, ArticleList } from '@/domain/team/articleQuery';
import { CACHE_LIFETIMES } from './cacheLifetimes';
import { marcusApi } from './marcusApi';
import { TIME_LIMITS } from './timeLimits';

const seq = v.pipe(v.number(), v.integer(), v.minValue(0));

const listSchema = v.object({
  articles: v.array(
    v.object({
      id: v.string(),
      file_name: v.string(),
      bytes: v.number(),
      title: v.nullable(v.string()),
      doi: v.nullable(v.string()),
      seq,
      ...{ state: v.nullable(v.string()), state_by: v.nullable(v.string()) },
      assigned: v.nullable(v.string()),
      has_file: v.boolean(),
    }),
  ),
  has_more: v.boolean(),
  last: seq,
});

const toList = ({ articles, has_more, last }: v.InferOutput<typeof listSchema>): ArticleList => ({
  ...{ hasMore: has_more, last },
  articles: articles.map(
    ({ file_name: fileName, has_file: hasFile, state_by: stateBy, ...rest }) => ({
      ...{ fileName, hasFile, stateBy },
      ...rest,
    }),
  ),
});

export interface TeamArticlesArg {
  readonly query: ArticleQuery;
  /** Articles at most, 1..1000. */
  readonly limit: number;
}

/** The articles of a team's library (docs/team.md). Ours, not in the contract. */
export const teamArticlesApi = marcusApi
  .enhanceEndpoints({ addTagTypes: ['TeamArticles'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The last changed first. */
      getTeamArticles: build.query<ArticleList, TeamArticlesArg>({
        query: ({ query, limit }) => ({
          path: '/library/articles',
          query: { ...query, limit },
          timeLimitMs: TIME_LIMITS.short,
        }),
        rawResponseSchema: listSchema,
        transformResponse: toList,
        providesTags: ['TeamArticles'],
        keepUnusedDataFor: CACHE_LIFETIMES.volatile,
      }),
    }),
  });

export const { useGetTeamArticlesQuery, useLazyGetTeamArticlesQuery } = teamArticlesApi;
