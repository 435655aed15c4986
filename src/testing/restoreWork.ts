import type { Work } from '@/domain/work';
import { workRestored, type RestoredWork } from '@/article';
import type { FileDescription } from '@/platform/vaults';
import { openDocument } from './builders';
import type { TestStore } from './makeTestStore';

const PDF_ID = '1700000000000';

/** Opens an article and restores its saved work, of which only the relevant parts need be given. */
export async function restoreWork(test: TestStore, parts: Partial<Work>): Promise<void> {
  const file = await openDocument(test, { pdfId: PDF_ID });
  test.store.dispatch(workRestored(savedWorkOn(file, parts)));
}

/** The stored work of an article: empty except for the given parts. */
export function savedWorkOn(file: FileDescription, parts: Partial<Work> = {}): RestoredWork {
  const work: Work = {
    document: {
      pdfId: PDF_ID,
      file: { ...file, hash: 'a'.repeat(64) },
      pageCount: 3,
      openedAt: '2026-01-02T03:04:05.000Z',
      pdfIsHidden: false,
    },
    text: { extracted: null, history: [] },
    annotations: null,
    segments: {
      items: [],
      info: null,
      selected: [],
      judgements: {},
      hideIncorrect: false,
      onlyProcessSelected: true,
    },
    structures: [],
    recognition: {
      options: {
        engine: 'decimer',
        handDrawn: false,
        includeMolfile: false,
        useCoordinates: false,
      },
      items: {},
    },
    ...parts,
  };
  return { work, file, stored: { revision: 'r', savedAt: 0, hasFile: true, images: [] } };
}
