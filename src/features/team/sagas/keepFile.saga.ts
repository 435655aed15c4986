import { teamFilesApi } from '@/api/teamFiles';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

/**
 * Gives the library the file of an article. Without it, others have to have the file themselves; so nothing waits for
 * it, and a failure is no one's to mend.
 */
export function* keepFile(article: string, fileId: string): SagaGenerator<void> {
  const { files } = yield* getPlatform();
  if (!files.get(fileId)) return;
  try {
    yield* callEndpoint(teamFilesApi.endpoints.keepTeamFile, { article, fileId });
  } catch {
    // Asked for again when the article is opened the next time.
  }
}

/** The same with a file that is stored, and not in the vault. */
export function* keepStoredFile(article: string, stored: Blob): SagaGenerator<void> {
  const { files } = yield* getPlatform();
  const { fileId } = yield* call([files, files.add], new File([stored], `${article}.pdf`));
  try {
    yield* keepFile(article, fileId);
  } finally {
    files.remove(fileId);
  }
}
