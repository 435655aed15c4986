import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PdfSummary } from '@/platform/pdfs';
import type { FileDescription } from '@/platform/vaults';

/** What a PDF of the vault says of itself; its reading ends when this is cancelled. */
export function* inspectPdf({ fileId }: FileDescription): SagaGenerator<PdfSummary> {
  const { pdfs } = yield* getPlatform();
  const reading = new AbortController();
  try {
    return yield* call([pdfs, pdfs.inspect], fileId, reading.signal);
  } finally {
    reading.abort();
  }
}
