import { annotationsApi, type SavedAnnotation } from '@/api/annotations';
import { toApiError } from '@/api/apiError';
import { whileDocumentIsOpen } from '@/features/document';
import {
  type OpenDocument,
  annotationsReceived,
  selectExtractedText,
  selectOpenDocument,
} from '@/article';
import { raiseNotice } from '@/features/notices';
import { receiveText } from '@/features/text';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { groupAnnotations } from '../annotationGroups';
import { createAnnotationResult } from '../annotationResult';
import { type savedResultRequested } from '../annotations.actions';

/** Loads a result stored by the services into the open document; only the latest request counts. */
export function* loadSavedResult({
  payload: { filename },
}: ReturnType<typeof savedResultRequested>): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) return;
  yield* whileDocumentIsOpen(function* load() {
    try {
      const endpoint = annotationsApi.endpoints.getExtraction;
      const saved = yield* callEndpoint(endpoint, { filename });
      yield* showSaved(document, filename, saved);
    } catch (error) {
      const { message } = toApiError(error);
      yield* raiseNotice({
        type: 'error',
        message: 'Failed to load saved annotation',
        cause: message,
      });
    }
  });
}

/** Offsets fit only one text, so a result for another text is loaded together with that text. */
function* showSaved(
  document: OpenDocument,
  savedFilename: string,
  { text, spans, rawData }: SavedAnnotation,
): SagaGenerator<void> {
  const shown = yield* select(selectExtractedText);
  if (shown?.content !== text) yield* receiveText(document, text);
  const result = createAnnotationResult(text, document.pdfId, { spans, rawData, savedFilename });
  yield* put(annotationsReceived(result));
  yield* raiseNotice({
    type: result.outcome === 'found' ? 'success' : 'warning',
    message: `Loaded ${groupAnnotations(result.annotations).length} annotations from saved result`,
  });
}
