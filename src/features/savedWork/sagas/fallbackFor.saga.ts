import { createPdfId } from '@/domain/documentId';
import { selectProcessingOptions } from '@/features/recognition';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { WorkSummary } from '@/platform/workStore';
import { documentOf } from '../articleWork';
import type { WorkRootState } from '../selectWork';
import type { Fallback } from '../stored/replacements';
import { PDF_TYPE } from './takeFile.saga';

/** The article of stored work, for what cannot be read of it: as it is open, or as its summary and file say. */
export function* fallbackFor(
  { hash, name }: WorkSummary,
  file: Blob | undefined,
): SagaGenerator<Fallback> {
  const options = yield* select(selectProcessingOptions);
  const { document } = yield* select(({ article }: WorkRootState) => article);
  const open = documentOf(document);
  if (open?.file.hash === hash) return { document: open, options };
  const now = (yield* getPlatform()).clock.now();
  return {
    document: {
      pdfId: createPdfId(now),
      file: { name, size: file?.size ?? 0, type: PDF_TYPE, hash },
      pageCount: 1,
      openedAt: new Date(now).toISOString(),
      pdfIsHidden: false,
    },
    options,
  };
}
