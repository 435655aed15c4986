import { toApiError } from '@/api/apiError';
import { teamFilesApi } from '@/api/teamFiles';
import { selectOpenDocument } from '@/article';
import { fileChosen, uploadRequested } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { overlayLeftForWork } from '@/features/overlays';
import { savedWorkOpenRequested, selectSavedWorks } from '@/features/savedWork';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { ArticleToOpen, teamArticleOpenRequested } from '../team.slice';
import { showDrawing } from './showDrawing.saga';

/**
 * Opens an article of the library: as it is in this browser, or else with the file that the library has; and then
 * shows the drawing that it is opened for.
 */
export function* openTeamArticle({
  payload: { segment, ...article },
}: ReturnType<typeof teamArticleOpenRequested>): SagaGenerator<void> {
  const { id } = article;
  const isOpen = (yield* select(selectOpenDocument))?.file.hash === id;
  const isSaved = (yield* select(selectSavedWorks)).some(({ hash }) => hash === id);
  if (isOpen || isSaved) yield* put(overlayLeftForWork());
  if (!isOpen && isSaved) yield* put(savedWorkOpenRequested({ hash: id }));
  if (!isOpen && !isSaved && !(yield* openFile(article))) return;
  if (segment !== undefined) yield* showDrawing(id, segment);
}

/** @returns false if the library does not have the file; the user has been told */
function* openFile({ id, fileName }: ArticleToOpen): SagaGenerator<boolean> {
  try {
    const article = { article: id, fileName };
    const file = yield* callEndpoint(teamFilesApi.endpoints.fetchTeamFile, article);
    if (file.hash !== id) {
      (yield* getPlatform()).files.remove(file.fileId);
      throw new Error('The library answered with another file.');
    }
    yield* put(overlayLeftForWork());
    yield* put(fileChosen(file));
    yield* put(uploadRequested());
    return true;
  } catch (thrown) {
    yield* raiseNotice({
      type: 'error',
      message: `"${fileName}" could not be opened from the team’s library`,
      cause: toApiError(thrown).message,
    });
    return false;
  }
}
