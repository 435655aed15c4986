import type { Action } from '@reduxjs/toolkit';
import { annotationsApi, type AnnotateArg } from '@/api/annotations';
import type { ReadWord } from '@/domain/scans';
import { runDocumentTask, type DocumentTask } from '@/features/document';
import { annotationsReceived, selectExtractedText, selectPdfId, textReceived } from '@/article';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { createAnnotationResult } from '../annotationResult';
import {
  annotationCancelRequested,
  annotationCancelled,
  annotationFailed,
  annotationStarted,
} from '../annotationExtraction.slice';
import { announceAnnotations } from './announceAnnotations.saga';

const bringsOtherText = (action: Action): boolean =>
  textReceived.match(action) && !action.payload.isUnchanged;

const MODEL_FAILED =
  'The language model did not annotate the text; the program in this browser did it instead';

const TASK: DocumentTask = {
  started: annotationStarted,
  failed: annotationFailed,
  cancelled: annotationCancelled,
  endedBy: (action) => annotationCancelRequested.match(action) || bringsOtherText(action),
  failure: 'Failed to extract annotations',
};

/**
 * Requests annotations for the extracted text; can be cancelled, and stops if the document or text changes. A
 * language model is not asked: nobody has pressed the button beside which stands where the text goes.
 */
export const extractAnnotations = (): SagaGenerator<void> => extract(false);

/** The same at the press of the button: by the language model, if the user has given a key for one. */
export const extractByButton = (): SagaGenerator<void> => extract(true);

function* extract(asksModel: boolean): SagaGenerator<void> {
  const pdfId = yield* select(selectPdfId);
  const text = yield* select(selectExtractedText);
  const content = text?.content ?? '';
  if (pdfId === undefined || content.trim() === '') {
    yield* raiseNotice({ type: 'error', message: 'No text provided for annotation' });
    return;
  }
  yield* runDocumentTask(TASK, () =>
    annotate({ text: content, asksModel }, pdfId, text?.scans?.words),
  );
}

function* annotate(
  arg: AnnotateArg,
  pdfId: string,
  words?: readonly ReadWord[],
): SagaGenerator<void> {
  const { annotateText } = annotationsApi.endpoints;
  const { modelFailure, ...answer } = yield* callEndpoint(annotateText, arg);
  const result = createAnnotationResult(arg.text, pdfId, answer, words);
  yield* put(annotationsReceived(result));
  if (modelFailure !== undefined) {
    yield* raiseNotice({ type: 'warning', message: MODEL_FAILED, cause: modelFailure });
  }
  yield* announceAnnotations(result);
}
