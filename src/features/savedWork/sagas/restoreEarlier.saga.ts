import { hasResults } from '@/domain/work';
import { workRestored } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FileDescription } from '@/platform/vaults';
import type { SavedWork } from '@/platform/workStore';
import { readSaved } from '../readSaved';
import { earlierWorkFound, savingFailed } from '../savedWork.slice';
import { bringCutOutsBack } from './bringCutOutsBack.saga';

/**
 * Looks whether there is earlier work on the document that was opened, and brings it back.
 *
 * @returns `notToBeTouched` when there is work that this version must not overwrite
 */
export function* restoreEarlier(
  file: FileDescription,
): SagaGenerator<'nothing' | 'restored' | 'notToBeTouched'> {
  const { workStore } = yield* getPlatform();
  const found = yield* call([workStore, workStore.get], file.hash);
  // What is wrong with the store is told when something is to be written.
  if (!found.ok || !found.value) return 'nothing';
  const read = readSaved(found.value, file.hash);
  if (read.ok) {
    yield* restore(file, found.value, read.work);
    return 'restored';
  }
  const message = `The earlier work on "${file.name}" cannot be read`;
  yield* raiseNotice({ type: 'warning', message, cause: read.message });
  if (read.kind === 'damaged') return 'nothing';
  yield* put(savingFailed({ message: read.message }));
  return 'notToBeTouched';
}

function* restore(
  file: FileDescription,
  { summary, file: savedFile, images }: SavedWork,
  work: Parameters<typeof workRestored>[0]['work'],
): SagaGenerator<void> {
  const { hash, savedAt, revision } = summary;
  yield* bringCutOutsBack(work.segments.items, images);
  if (hasResults(work)) yield* put(earlierWorkFound({ hash, savedAt }));
  const hasFile = savedFile !== undefined;
  const stored = { revision, savedAt, hasFile, images: [...images.keys()] };
  yield* put(workRestored({ work, file, stored }));
}
