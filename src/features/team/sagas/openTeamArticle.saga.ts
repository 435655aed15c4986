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
import type { teamArticleOpenRequested } from '../team.slice';

/** Opens an article of the library: as it is in this browser, or else with the file that the library has. */
export function* openTeamArticle({
  payload: { id, fileName },
}: ReturnType<typeof teamArticleOpenRequested>): SagaGenerator<void> {
  if ((yield* select(selectOpenDocument))?.file.hash === id) {
    yield* put(overlayLeftForWork());
    return;
  }
  const isSaved = (yield* select(selectSavedWorks)).some(({ hash }) => hash === id);
  if (isSaved) {
    yield* put(overlayLeftForWork());
    yield* put(savedWorkOpenRequested({ hash: id }));
    return;
  }
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
  } catch (thrown) {
    yield* raiseNotice({
      type: 'error',
      message: `"${fileName}" could not be opened from the team’s library`,
      cause: toApiError(thrown).message,
    });
  }
}
