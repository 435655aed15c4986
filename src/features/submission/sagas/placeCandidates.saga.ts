import { edgesOf } from '@/domain/segment';
import { nearestMentions, type PageText } from '@/domain/submission/mentions';
import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { annotationsReceived, selectOpenDocument, selectSegmentById } from '@/article';
import { call, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectCandidateValues } from '../offers.selectors';
import { mentionsFound } from '../submission.slice';

/**
 * Locates the form's candidates in the article, using the text of the PDF's pages, since the services' text
 * has no page numbers. Without the file, or if it is a scan, there are no positions, and the candidates keep
 * the order of the extracted text.
 */
export function* placeCandidates(target: SubmissionTarget): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  const pages = document && (yield* readPages(document.file.fileId));
  if (!pages?.some(({ text }) => text.trim() !== '')) return;
  const segment = yield* select(selectSegmentById, target.segmentId);
  const { box, label, mentions: spokenOf } = segment ?? {};
  const drawing = { pageNumber: target.pageNumber, bbox: box && edgesOf(box), label, spokenOf };
  for (;;) {
    const values = yield* select(selectCandidateValues);
    const mentions = nearestMentions(values, pages, drawing);
    yield* put(mentionsFound({ uniqueKey: target.uniqueKey, mentions }));
    // The article may be annotated while its form is open.
    yield* take(annotationsReceived);
  }
}

/** `undefined` if the file is missing or unreadable: the PDF view reports the reason. */
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
