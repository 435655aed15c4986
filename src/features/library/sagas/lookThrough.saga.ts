import { inboxOf, type SourcedDrawing } from '@/domain/library/inbox';
import { hasCutOut } from '@/domain/segment';
import { selectReaderName } from '@/features/recognition';
import { peekSaved } from '@/features/savedWork';
import { fork, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { BlobVault } from '@/platform/vaults';
import type { WorkSummary } from '@/platform/workStore';
import type { ArticleIndex } from '../articleIndex';
import { inboxKey, selectNextToLookAt } from '../inbox.selectors';
import { inboxRead } from '../library.slice';
import type { InboxArticle, InboxEntry, LibraryRootState } from '../libraryState';
import { askKnown } from './askKnown.saga';
import { eachSavedState } from './eachSavedState.saga';

const selectInbox = ({ library }: LibraryRootState) => library.articles.inbox;

/** Looks through the saved articles for drawings that nobody has judged, each once in each saved state. */
export function* lookThrough(index: ArticleIndex): SagaGenerator<void> {
  // What could not be read may be readable by now.
  const unread = Object.entries(yield* select(selectInbox)).filter(([, one]) => one?.isUnreadable);
  yield* put(inboxRead(Object.fromEntries(unread.map(([hash]) => [hash, undefined]))));
  yield* fork(askKnown, index);
  yield* eachSavedState({
    selectNext: selectNextToLookAt,
    selectKnown: selectInbox,
    look: function* look(summary) {
      yield* put(inboxRead({ [summary.hash]: yield* lookAt(index, summary) }));
    },
  });
}

function* lookAt(index: ArticleIndex, summary: WorkSummary): SagaGenerator<InboxArticle> {
  const { hash } = summary;
  const { blobs } = yield* getPlatform();
  const key = inboxKey(summary);
  const peeked = summary.isUnreadable ? undefined : yield* peekSaved(hash);
  if (!peeked) return { key, isUnreadable: true, total: 0, left: [], source: '' };
  const nameOf = yield* select(selectReaderName);
  const { left, ...article } = inboxOf(hash, peeked.work, nameOf);
  const pictures = new Map<string, string>();
  const before = index.pictures.get(hash);
  const keep = (name: string, blob: Blob | undefined): string | undefined => {
    const blobId = before?.get(name) ?? (blob && blobs.add(blob).blobId);
    if (blobId !== undefined) pictures.set(name, blobId);
    return blobId;
  };
  const rows = left.map((one) => entryOf(one, peeked.found.images, keep));
  index.pictures.set(hash, pictures);
  releaseOthers(before, pictures, blobs);
  return { key, ...article, left: rows };
}

type Keep = (name: string, blob: Blob | undefined) => string | undefined;

function entryOf(
  { segment, structure, ...drawing }: SourcedDrawing,
  images: ReadonlyMap<string, Blob>,
  keep: Keep,
): InboxEntry {
  // Cut out again, another picture may have the same name.
  const print = hasCutOut(segment) ? images.get(segment.filename) : undefined;
  const printId = print && keep(`${segment.filename} ${print.size}`, print);
  const { depiction, timestamp = '', engine = '' } = structure ?? {};
  const svg =
    depiction === undefined ? undefined : new Blob([depiction], { type: 'image/svg+xml' });
  const drawingId = keep(`${segment.id} ${engine} ${timestamp}`, svg);
  return {
    ...drawing,
    ...(printId !== undefined && { printId }),
    ...(drawingId !== undefined && { drawingId }),
  };
}

function releaseOthers(
  before: ReadonlyMap<string, string> | undefined,
  kept: ReadonlyMap<string, string>,
  vault: BlobVault,
): void {
  before?.forEach((blobId, name) => {
    if (!kept.has(name)) vault.remove(blobId);
  });
}
