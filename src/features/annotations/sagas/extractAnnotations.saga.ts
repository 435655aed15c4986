import type { Action } from '@reduxjs/toolkit';
import { annotationsApi } from '@/api/annotations';
import type { ReadWord } from '@/domain/scans';
import { runDocumentTask, selectPdfId, type DocumentTask } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectExtractedText, textReceived } from '@/features/text';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { createAnnotationResult } from '../annotationResult';
import {
  annotationCancelRequested,
  annotationCancelled,
  annotationFailed,
  annotationStarted,
  annotationsReceived,
} from '../annotations.slice';
import { announceAnnotations } from './announceAnnotations.saga';

const bringsOtherText = (action: Action): boolean =>
  textReceived.match(action) && !action.payload.isUnchanged;

const TASK: DocumentTask = {
  started: annotationStarted,
  failed: annotationFailed,
  cancelled: annotationCancelled,
  endedBy: (action) => annotationCancelRequested.match(action) || bringsOtherText(action),
  failure: 'Failed to extract annotations',
};

/**
 * Requests annotations for the extracted text; can be cancelled, and stops if the document or text changes.
 */
export function* extractAnnotations(): SagaGenerator<void> {
  const pdfId = yield* select(selectPdfId);
  const text = yield* select(selectExtractedText);
  const content = text?.content ?? '';
  if (pdfId === undefined || content.trim() === '') {
    yield* raiseNotice({ type: 'error', message: 'No text provided for annotation' });
    return;
  }
  yield* runDocumentTask(TASK, () => annotate(content, pdfId, text?.scans?.words));
}

function* annotate(
  content: string,
  pdfId: string,
  words?: readonly ReadWord[],
): SagaGenerator<void> {
  const answer = yield* callEndpoint(annotationsApi.endpoints.annotateText, { text: content });
  const result = createAnnotationResult(content, pdfId, answer, words);
  yield* put(annotationsReceived(result));
  yield* announceAnnotations(result);
}
