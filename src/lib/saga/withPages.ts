import type { PdfPages } from '@/platform/pdfs';
import { call, type SagaGenerator } from './effects';
import { getPlatform } from './getPlatform';

/**
 * Opens a file of the vault to draw its pages, for as long as `use` runs: nothing of it is left when that ends, fails
 * or is cancelled.
 *
 * @throws PdfError
 */
export function* withPages<T>(
  fileId: string,
  use: (pages: PdfPages) => SagaGenerator<T>,
): SagaGenerator<T> {
  const { pdfs } = yield* getPlatform();
  const life = new AbortController();
  let pages: PdfPages | undefined;
  try {
    pages = yield* call([pdfs, pdfs.openPages], fileId, life.signal);
    return yield* use(pages);
  } finally {
    life.abort();
    pages?.close();
  }
}
