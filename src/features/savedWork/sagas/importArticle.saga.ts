import { picturedSegments } from '@/domain/picturedSegments';
import type { Work } from '@/domain/work';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork, Stored, WorkSummary } from '@/platform/workStore';
import { packWork } from '../packWork';
import { snapshotOf } from '../stored/snapshot';
import { fallbackFor } from './fallbackFor.saga';
import { readInTime, writeInTime } from './inTime';
import { loadReader } from './readStored.saga';
import { setAsideRecord } from './setAsideRecord.saga';
import { workWritten } from './workWritten.saga';

/** An article from outside, not checked yet. */
export interface ForeignArticle {
  readonly hash: string;
  readonly name: string;
  readonly savedAt: number;
  readonly snapshot: unknown;
  readonly pdf?: Blob;
  readonly images: ReadonlyMap<string, Blob>;
}

/** The work on a foreign article; `undefined` unless all of it can be read, and is about this very article. */
export function* readForeign(article: ForeignArticle): SagaGenerator<Work | undefined> {
  const reader = yield* readInTime(loadReader);
  if (!reader.ok) return undefined;
  const fallback = yield* fallbackFor(summaryOf(article), article.pdf);
  const read = reader.value.readSnapshot(article.snapshot, fallback);
  return read.kind === 'whole' && read.work.document.file.hash === article.hash
    ? read.work
    : undefined;
}

const summaryOf = ({ hash, name, savedAt, pdf }: ForeignArticle): WorkSummary => ({
  ...{ hash, name, savedAt, size: pdf?.size ?? 0 },
  ...{ segmentCount: 0, structureCount: 0, revision: '' },
});

/** Whether the store has the foreign work: as it was packed, or as an earlier import wrote it. */
export function hasSameWork(here: FoundWork, { snapshot }: ForeignArticle, work: Work): boolean {
  const stored = JSON.stringify(here.snapshot);
  return [snapshot, snapshotOf(work)].some((foreign) => JSON.stringify(foreign) === stored);
}

/**
 * Replaces the stored work by a foreign article's and sets the replaced work aside. That work is read only now,
 * because the queue or another tab may have written while the user was asked.
 */
export function* takeForeign(article: ForeignArticle, work: Work): SagaGenerator<Stored<unknown>> {
  const { workStore, ids } = yield* getPlatform();
  const { hash, name, savedAt, pdf } = article;
  const images = imagesOf(article, work);
  const found = yield* readInTime(() => workStore.get(hash));
  if (!found.ok) return found;
  const here = found.value;
  if (here && !hasSameWork(here, article, work)) {
    const aside = yield* setAsideRecord(here.summary, here.record, 'replaced');
    if (!aside.ok) return aside;
  }
  const file = pdf ?? here?.file;
  const packed = packWork(work, {
    ...{ hash, name, savedAt, revision: ids.uuid() },
    fileBytes: [...images.values()].reduce((sum, { size }) => sum + size, file?.size ?? 0),
    hasFile: file !== undefined,
  });
  const basedOn = here?.summary.revision;
  const written = yield* writeInTime(() =>
    workStore.put({
      ...packed,
      ...{ images, goneImages: [] },
      // Without a PDF, an empty one holds its place until it is chosen again.
      file: file ?? new Blob([], { type: 'application/pdf' }),
      ...(basedOn !== undefined && { basedOn }),
    }),
  );
  if (!written.ok) return written;
  yield* workWritten(packed.summary, written.value, false);
  if (!file) yield* writeInTime(() => workStore.dropFile(hash));
  return written;
}

/** Others would be stored for good: what removes them knows only those of the work. */
function imagesOf({ images }: ForeignArticle, work: Work): ReadonlyMap<string, Blob> {
  const names = new Set(picturedSegments(work).map(({ filename }) => filename));
  return new Map([...images].filter(([filename]) => names.has(filename)));
}

/** Keeps a foreign article's work beside what there is, as a record that is set aside. */
export function* setForeignAside(article: ForeignArticle): SagaGenerator<Stored<unknown>> {
  const { hash, name, snapshot } = article;
  return yield* setAsideRecord({ hash, name }, { hash, name, snapshot }, 'replaced');
}
