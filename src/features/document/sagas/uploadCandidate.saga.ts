import { isAnyOf } from '@reduxjs/toolkit';
import { createPdfId } from '@/domain/documentId';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PdfSummary } from '@/platform/pdfs';
import type { FileDescription } from '@/platform/vaults';
import {
  candidateDropped,
  fileChosen,
  selectCandidate,
  uploadFailed,
  uploadStarted,
} from '../opening.slice';
import { documentOpened, fileFoundAgain, selectOpenDocument } from '@/article';
import { inspectPdf } from './inspectPdf.saga';

/**
 * Makes the chosen file the open document, unless it already is: identical content means the same
 * article, and its work is kept; a different PDF clears it (docs/requirements/core.md 4.10). Only a PDF
 * that can be opened becomes the open document; until then, the previous one stays with all its work.
 */
export function* uploadCandidate(): SagaGenerator<void> {
  const candidate = yield* select(selectCandidate);
  if (candidate.status !== 'chosen') return;
  const { file } = candidate;
  const before = yield* select(selectOpenDocument);
  if (before?.file.hash === file.hash) {
    yield* put(fileFoundAgain(file));
    const message = `PDF "${file.name}" is already open; its work is kept`;
    yield* raiseNotice({ type: 'info', message });
    return;
  }
  yield* put(uploadStarted());
  try {
    const { summary } = yield* race({
      summary: call(inspectPdf, file),
      unwanted: take(isAnyOf(candidateDropped, fileChosen)),
    });
    if (summary) yield* open(file, summary);
  } catch (error) {
    const message = `Failed to load PDF: ${errorMessage(error)}`;
    yield* put(uploadFailed({ message, isBesideOpen: before !== null }));
    yield* raiseNotice({ type: 'error', message });
  }
}

function* open(file: FileDescription, { pageCount, title }: PdfSummary): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  const now = clock.now();
  yield* put(
    documentOpened({
      pdfId: createPdfId(now),
      file,
      pageCount,
      ...(title === undefined ? {} : { title }),
      openedAt: new Date(now).toISOString(),
    }),
  );
  yield* raiseNotice({ type: 'success', message: `PDF "${file.name}" loaded successfully` });
}
