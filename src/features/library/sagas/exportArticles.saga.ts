import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import type { ArticleIndex } from '../articleIndex';
import { taskCancelRequested } from '../library.actions';
import { taskProgressed } from '../library.slice';
import { progressed } from './progressed.saga';
import type { OnProgress } from './readArticles.saga';
import type { CombinedFile } from './saveRows.saga';
import { writeArticles, type CitedWork } from './writeArticles.saga';

interface ExportOrder extends CombinedFile {
  /** Articles that are to be read. */
  readonly count: number;
  /** What is told if it fails. */
  readonly failure: string;
}

/**
 * Saves several articles as one file: a task of the library, which tells how far it is and can be cancelled. A failure
 * is told, and saves nothing.
 *
 * @param read the articles; is given what tells how many were read
 * @returns drawings in the file; undefined if none was written, and of references
 */
export function* exportArticles(
  index: ArticleIndex,
  { count, failure, ...file }: ExportOrder,
  read: (onRead: OnProgress) => SagaGenerator<readonly CitedWork[]>,
): SagaGenerator<number | undefined> {
  const onRead = progressed('exporting');
  yield* onRead(0, count);
  let drawings: number | undefined;
  try {
    const { written } = yield* race({
      written: call(function* write() {
        return yield* writeArticles(index, yield* read(onRead), file);
      }),
      cancelled: take(taskCancelRequested),
    });
    drawings = written;
  } catch (error) {
    yield* raiseNotice({ type: 'error', message: failure, cause: errorMessage(error) });
  }
  yield* put(taskProgressed(null));
  return drawings;
}
