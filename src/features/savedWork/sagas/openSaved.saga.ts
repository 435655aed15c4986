import { isAnyOf } from '@reduxjs/toolkit';
import { createPdfId } from '@/domain/documentId';
import { documentOpened, fileChosen, uploadRequested, workRestored } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectProcessingOptions } from '@/features/recognition';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription, FileVault } from '@/platform/vaults';
import type { FoundWork } from '@/platform/workStore';
import { openingEnded, openingFailed, openingStarted } from '../savedWork.slice';
import { workSalvaged } from '../setAside.slice';
import type { Fallback } from '../stored/spares';
import { bringCutOutsBack } from './bringCutOutsBack.saga';
import { readStored, type StoredReading } from './readStored.saga';

const PDF = 'application/pdf';

/** Tab storage: hash of the article that is open in this tab, for a reload. */
export const OPEN_WORK_KEY = 'marcus.openWork';

type Found = Exclude<StoredReading, { kind: 'none' | 'failed' }>;

/** Opens an article from the store, with its work; a file that is chosen meanwhile is wanted more. */
export function* openSaved(hash: string): SagaGenerator<void> {
  yield* put(openingStarted({ hash }));
  const { found } = yield* race({
    found: call(find, hash),
    unwanted: take(isAnyOf(documentOpened, fileChosen)),
  });
  if (found?.kind === 'read') yield* show(found);
  if (found?.kind === 'unreadable') yield* beginAnew(found);
  yield* put(openingEnded());
}

/** What is to be opened; `undefined` when that is not possible, of which the user was told. */
function* find(hash: string): SagaGenerator<(Found & Taken) | undefined> {
  const options = yield* select(selectProcessingOptions);
  const { clock } = yield* getPlatform();
  const now = clock.now();
  const stored = yield* call(readStored, hash, (found: FoundWork) =>
    fallbackOf(found, options, now),
  );
  if (stored.kind === 'none') return yield* tell('This work is not saved any more');
  if (stored.kind === 'failed') {
    const { tabStorage } = yield* getPlatform();
    // A reload tries again.
    tabStorage.set(OPEN_WORK_KEY, hash);
    yield* put(openingFailed({ hash, message: stored.fault.message }));
    return undefined;
  }
  const name = stored.kind === 'read' ? stored.work.document.file.name : stored.found.summary.name;
  const file = yield* takeFile(stored.found, name);
  const pageCount = stored.kind === 'read' ? yield* pagesOf(stored, file) : 0;
  return { ...stored, file, pageCount };
}

/** The file of the record, in the vault; its description alone where it is not there any more. */
interface Taken {
  readonly file: FileDescription;
  readonly pageCount: number;
}

/** The stored article by what the store's list and the file say of it. */
function fallbackOf(
  { summary, file }: FoundWork,
  options: Fallback['options'],
  now: number,
): Fallback {
  const { hash, name } = summary;
  const size = file?.size ?? 0;
  return {
    document: {
      pdfId: createPdfId(now),
      file: { name, size, type: PDF, hash },
      pageCount: 1,
      openedAt: new Date(now).toISOString(),
      pdfIsHidden: false,
    },
    options,
  };
}

/** The record's word, unless it was damaged: then the file says it. */
function* pagesOf(
  { work, missing }: Extract<Found, { kind: 'read' }>,
  { fileId }: FileDescription,
) {
  const { files, pdfs } = yield* getPlatform();
  const said = work.document.pageCount;
  if (!missing || !files.get(fileId)) return said;
  const reading = new AbortController();
  try {
    return (yield* call([pdfs, pdfs.inspect], fileId, reading.signal)).pageCount;
  } catch {
    // The viewer tells what is wrong with the file.
    return said;
  } finally {
    reading.abort();
  }
}

function* tell(message: string, cause?: string): SagaGenerator<undefined> {
  const notice = { type: 'error', message } as const;
  yield* raiseNotice(cause === undefined ? notice : { ...notice, cause });
  return undefined;
}

/** In one step: whoever is told of the opening already finds the work. */
function* show(stored: Extract<Found, { kind: 'read' }> & Taken): SagaGenerator<void> {
  const { found, missing, file, pageCount } = stored;
  const { summary, images } = found;
  const { files } = yield* getPlatform();
  const work = { ...stored.work, document: { ...stored.work.document, pageCount } };
  const { pdfId, title, openedAt } = work.document;
  const opened = { pdfId, file, pageCount, openedAt, ...(title !== undefined && { title }) };
  yield* bringCutOutsBack(work.segments.items, images);
  yield* put(documentOpened(opened));
  if (missing) {
    const { id, reason } = missing.aside;
    yield* put(workSalvaged({ id, reason, leftOut: missing.leftOut }));
  }
  const hasFile = files.get(file.fileId) !== undefined;
  const { revision, savedAt } = summary;
  yield* put(
    workRestored({
      work,
      file,
      stored: { revision, savedAt, hasFile, images: [...images.keys()] },
    }),
  );
}

/** Of the article there is only its file: it is opened as if it had been chosen. */
function* beginAnew({
  found,
  file,
}: Extract<Found, { kind: 'unreadable' }> & Taken): SagaGenerator<void> {
  const { files } = yield* getPlatform();
  if (!files.get(file.fileId)) {
    yield* tell(
      `The saved work on "${found.summary.name}" cannot be read. It is set aside as it was.`,
    );
    return;
  }
  yield* put(fileChosen(file));
  yield* put(uploadRequested());
}

function* takeFile(saved: FoundWork, name: string): SagaGenerator<FileDescription> {
  const { files, ids } = yield* getPlatform();
  const { hash } = saved.summary;
  const taking = new AbortController();
  try {
    const taken = yield* call(intoVault, saved.file, { name, hash }, files, taking.signal);
    const size = saved.file?.size ?? 0;
    return taken ?? { name, size, type: PDF, hash, fileId: ids.uuid() };
  } finally {
    taking.abort();
  }
}

/** A file that cannot be read, or is not what it was, counts as missing. */
async function intoVault(
  blob: Blob | undefined,
  { name, hash }: Pick<FileDescription, 'name' | 'hash'>,
  files: FileVault,
  signal: AbortSignal,
): Promise<FileDescription | undefined> {
  if (!blob) return undefined;
  try {
    const file = await files.add(new File([blob], name, { type: PDF }));
    if (file.hash === hash && !signal.aborted) return file;
    files.remove(file.fileId);
  } catch {
    // The browser lists the file and cannot read it: the work is there all the same.
  }
  return undefined;
}
