import { isApiError } from '@/api/apiError';
import { documentsApi, type ArticleText } from '@/api/documents';
import { isScanDue } from '@/domain/scans';
import { doiLookupRepeatRequested } from '@/features/document';
import { type OpenDocument } from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { scanBegun } from '../textExtraction.slice';

const { extractText, readScan } = documentsApi.endpoints;

/**
 * The text of an article. The pictures of scanned pages take seconds each, so they are read one by one, telling
 * how far it is; the services keep what they have read for the text, and for the next attempt.
 */
export function* readWithScans({ file, pageCount }: OpenDocument): SagaGenerator<ArticleText> {
  const { fileId, name, hash } = file;
  // The services read only two pages unless a page count is given.
  const arg = { fileId, name, hash, pages: pageCount };
  const first = yield* callEndpoint(extractText, { ...arg, scans: 'later' });
  const due = first.scans?.pages.filter(isScanDue) ?? [];
  if (due.length === 0) return first;
  for (const [done, { pageIndex }] of due.entries()) {
    yield* put(scanBegun({ pageIndex, done, total: due.length }));
    if (!(yield* readOne(first.pdfFilename, pageIndex))) break;
  }
  return yield* callEndpoint(extractText, arg);
}

/** @returns false if the services have lost the article: with the next call they get it again, and read the rest */
function* readOne(pdfFilename: string, pageIndex: number): SagaGenerator<boolean> {
  try {
    yield* callEndpoint(readScan, { pdfFilename, pageIndex });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false;
    throw error;
  }
}

/** A scan has no DOI before it is read. */
export function* lookUpDoiOfScan(): SagaGenerator<void> {
  yield* put(doiLookupRepeatRequested());
}
