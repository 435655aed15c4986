import type { Work } from '@/domain/work';
import { raiseNotice } from '@/features/notices';
import {
  hasSameWork,
  listSaved,
  readForeign,
  setForeignAside,
  takeForeign,
  type ForeignArticle,
} from '@/features/savedWork';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork } from '@/platform/workStore';
import type { OpenLibrary, PackedArticle, UnpackedArticle } from '../archive';
import {
  conflictSettled,
  taskCancelRequested,
  type ConflictChoice,
  type importRequested,
} from '../library.actions';
import { conflictFound, taskProgressed } from '../library.slice';
import { emptyReport, openOnly, tellReport, type ImportReport } from './importReport.saga';
import { keepFromRemoval } from './keepFromRemoval.saga';
import { loadArchive } from './packLibrary.saga';
import { measureSpace } from './measureSpace.saga';
import { takeTheirs } from './takeTheirs.saga';

/**
 * Imports a library file, article by article. Damaged or altered articles are refused with a reason, and work
 * that is already here is replaced only if the user says so.
 */
export function* importLibrary({
  payload: { blobId, name, isOpening = false },
}: ReturnType<typeof importRequested>): SagaGenerator<void> {
  const { blobs } = yield* getPlatform();
  const file = blobs.get(blobId);
  const report = emptyReport();
  try {
    if (file) {
      yield* race({ taken: call(takeAll, file, report), cancelled: take(taskCancelRequested) });
      yield* tellReport(report);
    }
  } catch (error) {
    const message = `"${name}" cannot be imported`;
    yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
  }
  blobs.remove(blobId);
  yield* put(conflictFound(null));
  yield* put(taskProgressed(null));
  yield* listSaved();
  yield* measureSpace();
  if (isOpening) yield* openOnly(report);
}

function* takeAll(file: Blob, report: ImportReport): SagaGenerator<void> {
  const archive = yield* call(loadArchive);
  const library = yield* call(archive.openLibrary, file);
  const { articles } = library.manifest;
  let forAll: ConflictChoice | undefined;
  for (const [done, article] of articles.entries()) {
    yield* put(taskProgressed({ kind: 'importing', done, total: articles.length }));
    try {
      const chosen = yield* takeOne(library, article, report, forAll);
      forAll = chosen ?? forAll;
      report.here.push(article.hash);
    } catch (error) {
      report.refused.push(`${article.name}: ${errorMessage(error)}`);
    }
  }
}

/** @returns what the user chose for all that follow */
function* takeOne(
  library: OpenLibrary,
  packed: PackedArticle,
  report: ImportReport,
  forAll: ConflictChoice | undefined,
): SagaGenerator<ConflictChoice | undefined> {
  const { workStore } = yield* getPlatform();
  const archive = yield* call(loadArchive);
  const { hash, name, savedAt } = packed;
  const unpacked = yield* unpack(library, packed);
  const article: ForeignArticle = { hash, name, savedAt, ...unpacked };
  const work = yield* readForeign(article);
  if (!work) throw new archive.LibraryFileError('Its work cannot be read in full.');
  yield* keepFromRemoval(hash);
  const found = yield* call([workStore, workStore.get], hash);
  if (!found.ok) throw new Error(found.fault.message);
  const here = found.value;
  if (!here) {
    yield* orFail(takeForeign(article, work));
    report.added += 1;
    return undefined;
  }
  if (hasSameWork(here, article, work)) {
    const bringsPdf = !here.file && article.pdf !== undefined;
    if (bringsPdf) yield* orFail(takeTheirs(article, work));
    report[bringsPdf ? 'completed' : 'same'] += 1;
    return undefined;
  }
  const settled = forAll ? { choice: forAll, forAll: true } : yield* ask(here, article, work);
  yield* settle(settled.choice, { article, work, report });
  return settled.forAll ? settled.choice : undefined;
}

/** Ends with the import, if that is cancelled. */
function* unpack(library: OpenLibrary, packed: PackedArticle): SagaGenerator<UnpackedArticle> {
  const { unpackArticle } = yield* call(loadArchive);
  const unpacking = new AbortController();
  try {
    return yield* call(unpackArticle, library, packed, unpacking.signal);
  } finally {
    unpacking.abort();
  }
}

function* ask(here: FoundWork, { hash, name, savedAt }: ForeignArticle, work: Work) {
  const { summary } = here;
  const checkedThere = Object.keys(work.segments.judgements).length;
  yield* put(
    conflictFound({
      ...{ hash, name },
      here: { savedAt: summary.savedAt, checkedCount: summary.facts?.checkedCount ?? 0 },
      there: { savedAt, checkedCount: checkedThere },
    }),
  );
  const { payload } = yield* take(conflictSettled);
  yield* put(conflictFound(null));
  return payload;
}

interface Conflicting {
  readonly article: ForeignArticle;
  readonly work: Work;
  readonly report: ImportReport;
}

function* settle(
  choice: ConflictChoice,
  { article, work, report }: Conflicting,
): SagaGenerator<void> {
  if (choice === 'mine') report.keptMine += 1;
  if (choice === 'both') {
    yield* orFail(setForeignAside(article));
    report.setAside += 1;
  }
  if (choice === 'theirs') {
    yield* orFail(takeTheirs(article, work));
    report.replaced += 1;
  }
}

function* orFail(storing: ReturnType<typeof setForeignAside>): SagaGenerator<void> {
  const stored = yield* storing;
  if (!stored.ok) throw new Error(stored.fault.message);
}
