import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { workRestored } from '@/article';
import { articleOf, type ArticleState } from '@/features/savedWork';

/** Saved work that is opened replaces the article as a whole; it always follows the opening of its document. */
export const withRestored =
  <Preloaded>(
    reducer: Reducer<ArticleState, UnknownAction, Preloaded>,
  ): Reducer<ArticleState, UnknownAction, Preloaded> =>
  (state, action) => {
    const next = reducer(state, action);
    return workRestored.match(action) ? articleOf(action.payload, next) : next;
  };
