import type { Action } from '@reduxjs/toolkit';
import { toApiError } from '@/api/apiError';
import { teamFilesApi } from '@/api/teamFiles';
import { selectOpenDocument, type DocumentRootState } from '@/article';
import { fileChosen, uploadRequested } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { overlayLeftForWork } from '@/features/overlays';
import { savedWorkOpenRequested, selectSavedWorks } from '@/features/savedWork';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import type { FileDescription } from '@/platform/vaults';
import {
  openingEnded,
  teamArticleOpenCancelled,
  type ArticleToOpen,
  type teamArticleOpenRequested,
} from '../team.slice';
import { showDrawing } from './showDrawing.saga';
import { leavesWhereAsked, turnsElsewhere } from './turnsElsewhere';

/**
 * Opens an article of the library: as it is in this browser, or else with the file that the library has; and then
 * shows the drawing that it is opened for. Whoever turns to something else while the file is fetched is left alone.
 */
export function* openTeamArticle({
  payload: { segment, ...article },
}: ReturnType<typeof teamArticleOpenRequested>): SagaGenerator<void> {
  const isToOpen = yield* bring(article);
  yield* put(openingEnded());
  if (isToOpen && segment !== undefined) yield* showDrawing(article.id, segment);
}

/** @returns false if it does not open: it is not wanted any more, or the user has been told why */
function* bring(article: ArticleToOpen): SagaGenerator<boolean> {
  const { id } = article;
  const isElsewhere = turnsElsewhere(id);
  const isOpen = (state: DocumentRootState) => selectOpenDocument(state)?.file.hash === id;
  const isSaved = (yield* select(selectSavedWorks)).some(({ hash }) => hash === id);
  if (isSaved || (yield* select(isOpen))) {
    yield* put(overlayLeftForWork());
    if (!(yield* select(isOpen))) yield* put(savedWorkOpenRequested({ hash: id }));
    return true;
  }
  const isUnwanted = (action: Action): boolean =>
    teamArticleOpenCancelled.match(action) || leavesWhereAsked(action) || isElsewhere(action);
  const { file, openedByUser } = yield* race({
    file: call(fetchFile, article),
    openedByUser: waitFor(isOpen),
    unwanted: take(isUnwanted),
  });
  if (file) {
    yield* put(overlayLeftForWork());
    yield* put(fileChosen(file));
    yield* put(uploadRequested());
  }
  return file !== undefined || openedByUser === true;
}

/** @returns undefined if the library does not have the file; the user has been told */
function* fetchFile({ id, fileName }: ArticleToOpen): SagaGenerator<FileDescription | undefined> {
  try {
    const article = { article: id, fileName };
    const file = yield* callEndpoint(teamFilesApi.endpoints.fetchTeamFile, article);
    if (file.hash === id) return file;
    (yield* getPlatform()).files.remove(file.fileId);
    throw new Error('The library answered with another file.');
  } catch (thrown) {
    yield* raiseNotice({
      type: 'error',
      message: `"${fileName}" could not be opened from the team’s library`,
      cause: toApiError(thrown).message,
    });
    return undefined;
  }
}
