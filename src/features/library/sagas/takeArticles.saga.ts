import { errorMessage } from '@/lib/errorMessage';
import { selectReadsByItselfChoice } from '@/features/articleReading';
import { inspectPdf } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { addArticle } from '@/features/savedWork';
import { actionChannel, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PdfSummary } from '@/platform/pdfs';
import type { FileDescription } from '@/platform/vaults';
import { articleArrived } from '../library.actions';
import { articlesQueued, fileSettled } from '../library.slice';
import { keepFromRemoval } from './keepFromRemoval.saga';

/** Keeps the PDFs that arrive, one after the other: several at once would be in memory together. */
export function* takeArticles(): SagaGenerator<void> {
  const { files } = yield* getPlatform();
  const arrivals = yield* actionChannel(articleArrived);
  try {
    for (;;) {
      const { payload } = yield* take(arrivals);
      const refusal = yield* keepArticle(payload);
      yield* put(fileSettled(refusal === undefined ? {} : { refused: refusal }));
      files.remove(payload.fileId);
    }
  } finally {
    arrivals.close();
  }
}

function* keepArticle(file: FileDescription) {
  const { ids } = yield* getPlatform();
  const refused = (message: string) => ({ id: ids.uuid(), name: file.name, message });
  let summary: PdfSummary;
  try {
    summary = yield* inspectPdf(file);
  } catch (error) {
    return { ...refused(errorMessage(error)), isOfFile: true as const };
  }
  yield* keepFromRemoval(file.hash);
  const added = yield* addArticle(file, summary);
  if (added.kind === 'unsaved' && !added.isInMemory) return refused(added.message);
  if (added.kind === 'unsaved') yield* tellUnsaved(added.message);
  if (added.kind === 'known') yield* tellKnown(file.name);
  else yield* readIfWanted(file.hash);
  return undefined;
}

function* readIfWanted(hash: string): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  const choice = yield* select(selectReadsByItselfChoice);
  if (choice ?? config.readsByItself) yield* put(articlesQueued([hash]));
}

const tellKnown = (name: string) =>
  raiseNotice({ type: 'info', message: `"${name}" is in the library already` });

const tellUnsaved = (cause: string) =>
  raiseNotice({
    type: 'warning',
    message: 'Articles cannot be saved in this browser. They stay until you leave the page.',
    cause,
  });
