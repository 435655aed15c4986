import { annotationsApi } from '@/api/annotations';
import { toApiError } from '@/api/apiError';
import { selectPdfId, whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectExtractedText, textReceived } from '@/features/text';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { groupAnnotations } from '../annotationGroups';
import { createAnnotationResult } from '../annotationResult';
import {
  annotationCancelRequested,
  annotationCancelled,
  annotationFailed,
  annotationStarted,
  annotationsReceived,
  type AnnotationResult,
} from '../annotations.slice';

/** Has the extracted text annotated; can be cancelled, and ends with the document or its text. */
export function* extractAnnotations(): SagaGenerator<void> {
  const pdfId = yield* select(selectPdfId);
  const content = (yield* select(selectExtractedText))?.content ?? '';
  if (pdfId === undefined || content.trim() === '') {
    yield* raiseNotice({ type: 'error', message: 'No text provided for annotation' });
    return;
  }
  const { clock } = yield* getPlatform();
  yield* put(annotationStarted({ at: clock.now() }));
  yield* whileDocumentIsOpen(function* untilCancelled() {
    const { done } = yield* race({
      done: call(annotate, content, pdfId),
      cancelled: take(annotationCancelRequested),
      outdated: take(bringsOtherText),
    });
    if (!done) yield* put(annotationCancelled());
  });
}

const bringsOtherText = (action: { readonly type: string }): boolean =>
  textReceived.match(action) && !action.payload.isUnchanged;

function* annotate(content: string, pdfId: string): SagaGenerator<true> {
  try {
    const endpoint = annotationsApi.endpoints.annotateText;
    const answer = yield* callEndpoint(endpoint, { text: content });
    const result = createAnnotationResult(content, pdfId, answer);
    yield* put(annotationsReceived(result));
    yield* announce(result);
  } catch (error) {
    const { message } = toApiError(error);
    yield* put(annotationFailed({ message }));
    yield* raiseNotice({ type: 'error', message: 'Failed to extract annotations', cause: message });
  }
  return true;
}

/** Counted as the list counts them: a name that is repeated is one row. */
function* announce({ annotations, outcome }: AnnotationResult): SagaGenerator<void> {
  if (outcome === 'unreadable') {
    yield* raiseNotice({
      type: 'warning',
      message: 'The annotations could not be read',
      cause: 'The program answered, but nothing of its answer could be placed in the text.',
    });
    return;
  }
  const { length } = groupAnnotations(annotations);
  yield* raiseNotice({ type: 'success', message: `Extracted ${length} annotations` });
}
