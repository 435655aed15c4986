import { isAnyOf } from '@reduxjs/toolkit';
import type { Work } from '@/domain/work';
import { documentOpened, fileChosen, workRestored, type RestoredWork } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription, FileVault } from '@/platform/vaults';
import type { SavedWork } from '@/platform/workStore';
import { readSaved } from '../readSaved';
import { openingEnded, openingStarted } from '../savedWork.slice';
import { bringCutOutsBack } from './bringCutOutsBack.saga';

/** Tab storage: hash of the article that is open in this tab, for a reload. */
export const OPEN_WORK_KEY = 'marcus.openWork';

/** Opens an article from the store, with its work; a file that is chosen meanwhile is wanted more. */
export function* openSaved(hash: string): SagaGenerator<void> {
  yield* put(openingStarted({ hash }));
  const { found } = yield* race({
    found: call(find, hash),
    unwanted: take(isAnyOf(documentOpened, fileChosen)),
  });
  if (found) yield* show(found);
  yield* put(openingEnded());
}

/** What is to be opened; `undefined` when that is not possible, of which the user was told. */
function* find(hash: string): SagaGenerator<RestoredWork | undefined> {
  const { workStore, files } = yield* getPlatform();
  const found = yield* call([workStore, workStore.get], hash);
  if (!found.ok) return yield* tell('The saved work could not be read', found.fault.message);
  if (!found.value) return yield* tell('This work is not saved any more');
  const read = readSaved(found.value, hash);
  if (!read.ok) {
    return yield* tell(
      `The saved work on "${found.value.summary.name}" cannot be read`,
      read.message,
    );
  }
  const { summary, images } = found.value;
  const file = yield* takeFile(found.value, read.work);
  yield* bringCutOutsBack(read.work.segments.items, images);
  const hasFile = files.get(file.fileId) !== undefined;
  const { revision, savedAt } = summary;
  const stored = { revision, savedAt, hasFile, images: [...images.keys()] };
  return { work: read.work, file, stored };
}

function* tell(message: string, cause?: string): SagaGenerator<undefined> {
  const notice = { type: 'error', message } as const;
  yield* raiseNotice(cause === undefined ? notice : { ...notice, cause });
  return undefined;
}

/** In one step: whoever is told of the opening already finds the work. */
function* show(found: RestoredWork): SagaGenerator<void> {
  const { work, file } = found;
  const { pdfId, pageCount, title, openedAt } = work.document;
  const opened = { pdfId, file, pageCount, openedAt, ...(title !== undefined && { title }) };
  yield* put(documentOpened(opened));
  yield* put(workRestored(found));
}

/** The file of the record, or the description of one that is not there any more. */
function* takeFile(saved: SavedWork, { document }: Work): SagaGenerator<FileDescription> {
  const { files, ids } = yield* getPlatform();
  const taking = new AbortController();
  try {
    const taken = yield* call(intoVault, saved, document.file, files, taking.signal);
    return taken ?? { ...document.file, fileId: ids.uuid() };
  } finally {
    taking.abort();
  }
}

/** A file that cannot be read, or is not what it was, counts as missing. */
async function intoVault(
  { file: blob }: SavedWork,
  { name, type, hash }: Work['document']['file'],
  files: FileVault,
  signal: AbortSignal,
): Promise<FileDescription | undefined> {
  if (!blob) return undefined;
  try {
    const file = await files.add(new File([blob], name, { type }));
    if (file.hash === hash && !signal.aborted) return file;
    files.remove(file.fileId);
  } catch {
    // The browser lists the file and cannot read it: the work is there all the same.
  }
  return undefined;
}
