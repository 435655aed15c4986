import { useState } from 'react';
import { toApiError } from '@/api/apiError';
import { useLazyGetTeamArticlesQuery } from '@/api/teamArticles';
import { articlesAmong } from '@/domain/team/articleQuery';
import type { CompoundQuery } from '@/domain/team/foundCompound';

/** Articles that are shown at first, and added by each press. */
const [AT_FIRST, MORE] = [5, 20];

/** Articles that a search for compounds finds, too. */
export function useArticleSearch() {
  const [asked, setAsked] = useState<{ readonly limit: number; readonly query: CompoundQuery }>();
  const [ask, { currentData, isFetching, error }] = useLazyGetTeamArticlesQuery();
  const find = (query: CompoundQuery, limit: number) => {
    const articles = articlesAmong(query);
    setAsked(articles && { query, limit });
    if (articles) void ask({ query: articles, limit });
  };
  return {
    /** Whether the latest search is one for articles. */
    isAsked: asked !== undefined,
    list: error === undefined ? currentData : undefined,
    isBusy: isFetching,
    failure: error === undefined ? undefined : toApiError(error).message,
    search: (query: CompoundQuery) => find(query, AT_FIRST),
    more: () => asked && find(asked.query, asked.limit + MORE),
  };
}
