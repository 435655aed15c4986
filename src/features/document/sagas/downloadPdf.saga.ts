import { pdfDownloadName } from '@/domain/fileNames';
import { raiseNotice } from '@/features/notices';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectOpenDocument } from '@/article';

/** 'Download': the open PDF, byte for byte. */
export function* downloadPdf(): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) return;
  const { files, downloads } = yield* getPlatform();
  const file = files.get(document.file.fileId);
  if (file) {
    downloads.save(pdfDownloadName(document.title), file);
    return;
  }
  yield* raiseNotice({ type: 'error', message: 'The PDF is no longer available' });
}
