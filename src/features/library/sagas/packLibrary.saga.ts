import { fileStem, safeFileStem } from '@/domain/fileNames';
import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Packed } from '../archive';
import { taskCancelRequested, type Packing, type packingRequested } from '../library.actions';
import { taskProgressed } from '../library.slice';

/** Few users move a library: its code is loaded with the first. */
export const loadArchive = () => import(/* webpackChunkName: "library-file" */ '../archive');

/** Saves articles with all work on them as one file, to be imported on another machine. */
export function* packLibrary({
  payload,
}: ReturnType<typeof packingRequested>): SagaGenerator<void> {
  yield* put(taskProgressed({ kind: 'packing', done: 0, total: payload.hashes.length }));
  try {
    yield* race({ written: call(pack, payload), cancelled: take(taskCancelRequested) });
  } catch (error) {
    const message = 'The library file could not be written';
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
  yield* put(taskProgressed(null));
}

function* pack({ hashes, withPdfs }: Packing): SagaGenerator<void> {
  const { workStore, clock, downloads } = yield* getPlatform();
  const archive = yield* call(loadArchive);
  const packed: Packed[] = [];
  for (const hash of hashes) {
    const found = yield* call([workStore, workStore.get], hash);
    if (!found.ok && found.fault.kind !== 'unreadable') throw new Error(found.fault.message);
    if (found.ok && found.value)
      packed.push(yield* call(archive.packArticle, found.value, withPdfs));
    yield* put(taskProgressed({ kind: 'packing', done: packed.length, total: hashes.length }));
  }
  const now = new Date(clock.now()).toISOString();
  const file = archive.libraryFile(packed, now);
  downloads.save(`${nameOf(packed)}_${now.slice(0, 10)}.tar`, file);
  yield* tellUnread(hashes.length - packed.length);
}

function* tellUnread(count: number): SagaGenerator<void> {
  if (count === 0) return;
  const articles = count === 1 ? '1 article is' : `${count} articles are`;
  const message = `${articles} not in the file: the saved work cannot be read`;
  yield* raiseNotice({ type: 'warning', message });
}

/** An article by its own name, which the user knows; several by their number. */
function nameOf(packed: readonly Packed[]): string {
  const [first, ...others] = packed;
  if (!first || others.length > 0) return `marcus-library_${packed.length}-articles`;
  return `marcus-article_${safeFileStem(fileStem(first.article.name))}`;
}
