import { createPdfId } from '@/domain/documentId';
import type { Work, WorkDocument } from '@/domain/work';
import { selectProcessingOptions } from '@/features/recognition';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { PdfSummary } from '@/platform/pdfs';
import type { FileDescription } from '@/platform/vaults';
import type { WorkToSave } from '@/platform/workStore';
import { packWork } from '../packWork';
import { worksListed } from '../savedWork.slice';
import { readInTime, writeInTime } from './inTime';
import { workWritten } from './workWritten.saga';

export type AddedArticle =
  | { readonly kind: 'added' }
  /** Nothing was changed. */
  | { readonly kind: 'known' }
  /** `isInMemory`: it can be opened and read as long as this page is. */
  | { readonly kind: 'unsaved'; readonly message: string; readonly isInMemory: boolean };

/** Keeps a PDF of the vault with no work on it yet, unless there is some. */
export function* addArticle(
  file: FileDescription,
  { pageCount, title }: PdfSummary,
): SagaGenerator<AddedArticle> {
  const { clock, files, workStore } = yield* getPlatform();
  const known = yield* readInTime(() => workStore.get(file.hash));
  if (known.ok && known.value) return { kind: 'known' };
  // Whatever is there must not be written over unread. A browser without storage keeps it in memory.
  if (!known.ok && known.fault.kind !== 'unavailable') {
    return { kind: 'unsaved', message: known.fault.message, isInMemory: false };
  }
  const pdf = files.get(file.fileId);
  if (!pdf) return { kind: 'unsaved', message: 'The file is gone.', isInMemory: false };
  const now = clock.now();
  const { name, size, type, hash } = file;
  const document: WorkDocument = {
    pdfId: createPdfId(now),
    file: { name, size, type, hash },
    pageCount,
    ...(title !== undefined && { title }),
    openedAt: new Date(now).toISOString(),
    pdfIsHidden: false,
  };
  const work = blankWork(document, yield* select(selectProcessingOptions));
  return yield* keep(yield* compose(work, pdf));
}

function* keep(toSave: WorkToSave): SagaGenerator<AddedArticle> {
  const { workStore } = yield* getPlatform();
  const written = yield* writeInTime(() => workStore.put(toSave));
  if (written.ok) {
    yield* workWritten(toSave.summary, written.value, false);
    return { kind: 'added' };
  }
  const listed = yield* readInTime(() => workStore.list());
  if (listed.ok) yield* put(worksListed(listed.value));
  const isInMemory = listed.ok && listed.value.some(({ hash }) => hash === toSave.summary.hash);
  return { kind: 'unsaved', message: written.fault.message, isInMemory };
}

function* compose(work: Work, file: Blob): SagaGenerator<WorkToSave> {
  const { clock, ids } = yield* getPlatform();
  const { hash, name, size } = work.document.file;
  const packed = packWork(work, {
    ...{ hash, name, savedAt: clock.now(), revision: ids.uuid() },
    fileBytes: size,
    hasFile: true,
  });
  return { ...packed, file, images: new Map(), goneImages: [] };
}

/** Of an article on which nobody has worked. */
export const blankWork = (
  document: WorkDocument,
  options: Work['recognition']['options'],
): Work => ({
  document,
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
  recognition: { options, items: {} },
});
