import type { Work } from '@/domain/work';
import { workRestored, type RestoredWork } from '@/article';
import type { FileDescription } from '@/platform/vaults';
import { openDocument } from './builders';
import { emptyWork, SAVED_PDF_ID } from './emptyWork';
import type { TestStore } from './makeTestStore';

/** Opens an article and restores its saved work, of which only the relevant parts need be given. */
export async function restoreWork(test: TestStore, parts: Partial<Work>): Promise<void> {
  const file = await openDocument(test, { pdfId: SAVED_PDF_ID });
  test.store.dispatch(workRestored(savedWorkOn(file, parts)));
}

/** The stored work of an article: empty except for the given parts. */
export function savedWorkOn(file: FileDescription, parts: Partial<Work> = {}): RestoredWork {
  const work: Work = { ...emptyWork(file), ...parts };
  return { work, file, stored: { revision: 'r', savedAt: 0, hasFile: true, images: [] } };
}
