import { edgesOf } from '@/domain/segment';
import { nearestMentions, type PageText } from '@/domain/submission/mentions';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { annotationsReceived } from '@/features/annotations';
import { selectOpenDocument } from '@/features/document';
import { selectSegmentById } from '@/features/segments';
import { call, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectCandidateValues } from '../offers.selectors';
import { mentionsFound } from '../submission.slice';

/**
 * Finds out where in the article the candidates of the form stand, by the text of the PDF's own pages:
 * the services' text does not tell pages. Without the file, or in a scan, nothing is told, and the
 * candidates keep the order of the extracted text.
 */
export function* placeCandidates(target: SubmissionTarget): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  const pages = document && (yield* readPages(document.file.fileId));
  if (!pages?.some(({ text }) => text.trim() !== '')) return;
  const box = (yield* select(selectSegmentById, target.segmentId))?.box;
  const drawing = { pageNumber: target.pageNumber, bbox: box && edgesOf(box) };
  for (;;) {
    const values = yield* select(selectCandidateValues);
    const mentions = nearestMentions(values, pages, drawing);
    yield* put(mentionsFound({ uniqueKey: target.uniqueKey, mentions }));
    // The article may be annotated while its form is open.
    yield* take(annotationsReceived);
  }
}

/** `undefined` when the file is not at hand or cannot be read: why is told where the PDF is shown. */
function* readPages(fileId: string): SagaGenerator<readonly PageText[] | undefined> {
  const { pdfs } = yield* getPlatform();
  const life = new AbortController();
  try {
    return yield* call([pdfs, pdfs.readText], fileId, life.signal);
  } catch {
    return undefined;
  } finally {
    life.abort();
  }
}
