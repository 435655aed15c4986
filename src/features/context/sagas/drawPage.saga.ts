import type { Segment } from '@/domain/segment';
import { selectOpenDocument } from '@/article';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { withPages } from '@/lib/saga/withPages';
import type { BlobDescription } from '@/platform/vaults';

/** Sharp enough to read footnotes at the largest zoom; an A4 page then takes 9 MB while it is drawn. */
const DPI = 200;

/**
 * Draws the segment's page from the local PDF and keeps the picture while it is used.
 *
 * @param use receives the picture, which is removed from the vault when `use` returns or is cancelled
 * @returns why nothing was drawn, if so
 */
export function* drawPage(
  { pageNumber }: Segment,
  use: (image: BlobDescription, dpi: number) => SagaGenerator<void>,
): SagaGenerator<'noFile' | 'failed' | undefined> {
  const { files, blobs } = yield* getPlatform();
  const document = yield* select(selectOpenDocument);
  if (!document || !files.get(document.file.fileId)) return 'noFile';
  const page = yield* renderPage(document.file.fileId, pageNumber);
  if (!page) return 'failed';
  const image = blobs.add(page);
  try {
    yield* use(image, DPI);
    return undefined;
  } finally {
    blobs.remove(image.blobId);
  }
}

/** `undefined` if pdf.js cannot draw it: the reason doesn't help the user, who sees a warning. */
function* renderPage(fileId: string, pageNumber: number): SagaGenerator<Blob | undefined> {
  try {
    return yield* withPages(fileId, function* render(pages) {
      return yield* call([pages, pages.render], pageNumber, DPI);
    });
  } catch {
    return undefined;
  }
}
