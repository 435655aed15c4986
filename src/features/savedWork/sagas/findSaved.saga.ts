import { selectOpenDocument } from '@/article';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription } from '@/platform/vaults';
import { openingFailed } from '../savedWork.slice';
import type { StoredNote } from '../unwritten/storedNotes';
import { layNote } from './layNote.saga';
import { OPEN_WORK_KEY } from './openWorkKey';
import { readStored, type StoredReading } from './readStored.saga';
import { takeFile } from './takeFile.saga';
import { tell } from './tell.saga';

type Found = Exclude<StoredReading, { kind: 'none' | 'failed' }>;

/** The stored work on an article, with its file in the vault. */
export type SavedArticle = Found & {
  /** Laid over the stored work. */
  readonly note?: StoredNote | undefined;
  /** Only a description if the file is no longer there. */
  readonly file: FileDescription;
  readonly pageCount: number;
};

/** What to open; `undefined` if that is impossible, which the user was told. */
export function* findSaved(hash: string): SagaGenerator<SavedArticle | undefined> {
  const stored = yield* call(readStored, hash);
  if (stored.kind === 'none') return yield* tell('This work is no longer saved');
  if (stored.kind === 'failed') return yield* tellUnread(hash, stored.fault.message);
  const name = stored.kind === 'read' ? stored.work.document.file.name : stored.found.summary.name;
  const file = yield* takeFile(stored.found, name);
  const pageCount = stored.kind === 'read' ? yield* pagesOf(stored, file) : 0;
  if (stored.kind !== 'read') return { ...stored, file, pageCount };
  const noted = yield* layNote(stored);
  return { ...stored, ...noted, file, pageCount };
}

/** If a document is open, a notice is raised, because the message on the empty screen is not visible. */
function* tellUnread(hash: string, message: string): SagaGenerator<undefined> {
  if (yield* select(selectOpenDocument)) {
    return yield* tell('The saved work could not be read', message);
  }
  const { tabStorage } = yield* getPlatform();
  // A reload tries again.
  tabStorage.set(OPEN_WORK_KEY, hash);
  yield* put(openingFailed({ hash, message }));
  return undefined;
}

/** The number in the record, unless that is damaged: then the file's. */
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
    // The viewer reports what is wrong with the file.
    return said;
  } finally {
    reading.abort();
  }
}
