import { workRestored } from '@/article';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import type { FileDescription } from '@/platform/vaults';
import { workSalvaged } from '../setAside.slice';
import type { StoredNote } from '../unwritten/storedNotes';
import type { HandedOn } from './handedOn';
import type { StoredReading } from './readStored.saga';

/** Stored work, with what a note says laid over it. */
type Restored = Extract<StoredReading, { kind: 'read' }> & {
  readonly note?: StoredNote | undefined;
};

/** Replaces the open article by stored work, and says what of it need not be written again. */
export function* putBack(
  handedOn: HandedOn,
  file: FileDescription,
  { found: { summary, images }, work, missing, note }: Restored,
  hasFile: boolean,
): SagaGenerator<void> {
  if (missing) {
    const { aside, leftOut } = missing;
    yield* put(workSalvaged({ id: aside.id, reason: aside.reason, leftOut }));
  }
  handedOn.give(file, { note });
  const { revision, savedAt, unsaved } = summary;
  const stored = {
    ...{ revision, savedAt, hasFile, images: [...images.keys()] },
    ...(unsaved !== undefined && { unsaved }),
  };
  yield* put(workRestored({ work, file, stored }));
}
