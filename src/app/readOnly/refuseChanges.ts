import { isAction, type Middleware } from '@reduxjs/toolkit';
import { noticeRaised } from '@/features/notices';
import { selectIsReadOnly, type ElsewhereRootState } from '@/features/savedWork';
import type { Platform } from '@/platform/platform';
import type { WorkState } from '@/article';
import { changesArticle } from './changesArticle';

/**
 * While the open article is another tab's, refuses whatever would change it, and says why. It stands before
 * the sagas and the recorder of traces: for them nothing has happened.
 */
export const refuseChanges =
  ({
    clock,
    ids,
  }: Pick<Platform, 'clock' | 'ids'>): Middleware<
    unknown,
    ElsewhereRootState & { readonly article: WorkState }
  > =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const state = getState();
    if (!selectIsReadOnly(state) || !isAction(action) || !changesArticle(state.article, action)) {
      return next(action);
    }
    const message = 'Read only: open in another tab';
    dispatch(noticeRaised({ type: 'info', message, id: ids.uuid(), createdAt: clock.now() }));
    return action;
  };
