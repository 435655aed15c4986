import { describedPdfApi } from '@/api/describedPdf';
import { selectAllSegments, selectOpenDocument } from '@/article';
import { DEFAULT_COLUMNS } from '@/domain/exports/columnNames';
import { exportTable } from '@/domain/exports/exportColumns';
import { inScope, namedOnly } from '@/domain/exports/exportPlan';
import type { CompoundRecord } from '@/domain/exports/compoundRecord';
import type { Licence } from '@/domain/exports/licences';
import type { Table } from '@/domain/exports/table';
import { selectReadingSteps, type ReadingStep } from '@/features/articleReading';
import { licenceChosen, loadFileOfAll, selectCompoundRecords } from '@/features/exporting';
import { documentOfFile, type MadeDocument } from '@/features/files';
import { readStored } from '@/features/library';
import { messagesCleared, selectNotices, type NoticeType } from '@/features/notices';
import { addArticle } from '@/features/savedWork';
import { counted } from '@/lib/counted';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork } from '@/platform/workStore';
import { chooseEngine } from './chooseEngine.saga';
import { isReference } from '@/domain/exports/exportFormats';
import { exportFormatOf, type FileFormat } from './fileFormats';
import type { Remark } from './readingFile';

/** How often an article is read again that the services' trouble kept from being read, and after how long in ms. */
const TRIES = 3;
const AGAIN_AFTER_MS = 5_000;

export const PDF_TYPE = 'application/pdf';

export interface ArticleOrder {
  /** A PDF by its type, or else a file of which one is made. */
  readonly file: File;
  readonly engine: string;
  readonly formats: readonly FileFormat[];
  readonly licence: Licence;
}

/** What an article became. */
export interface ReadArticle {
  readonly work: FoundWork;
  readonly pages: number;
  readonly drawings: number;
  readonly files: readonly { readonly format: FileFormat; readonly content: Blob }[];
  readonly table: Table;
  readonly withheld: readonly Remark[];
  readonly toCheck: readonly Remark[];
  readonly notices: readonly string[];
}

/**
 * Reads an article in a store of its own, by the processes of the page's own buttons, and makes its files.
 *
 * @throws Error with what the user is told if it cannot be read, or an `ApiError`
 */
export function* readArticleFile(order: ArticleOrder): SagaGenerator<ReadArticle> {
  yield* chooseEngine(order.engine);
  yield* put(licenceChosen(order.licence));
  const { files, workStore } = yield* getPlatform();
  const { pdf, faults } = yield* documentFrom(order.file);
  const description = yield* call([files, files.add], pdf);
  const summary = yield* callEndpoint(describedPdfApi.endpoints.describePdf, description);
  const added = yield* addArticle(description, summary);
  if (added.kind === 'unsaved') throw new Error(added.message);
  const warnings = yield* readInTries(description.hash);
  const written = yield* writeFiles(order.formats);
  const records = yield* select(selectCompoundRecords);
  const stored = yield* call([workStore, workStore.get], description.hash);
  if (!stored.ok || !stored.value) throw new Error('The work on it was not kept.');
  return {
    work: stored.value,
    pages: (yield* select(selectOpenDocument))?.pageCount ?? summary.pageCount,
    drawings: (yield* select(selectAllSegments)).length,
    ...written,
    withheld: [...unread(records), ...written.withheld],
    table: exportTable(inScope(records, 'all'), DEFAULT_COLUMNS, { withFound: true }),
    notices: [...new Set([...faults, ...warnings, ...(yield* told(['error', 'warning']))])],
  };
}

/** What is no PDF becomes one, as in the page. */
function* documentFrom(file: File): SagaGenerator<MadeDocument> {
  if (file.type === PDF_TYPE) return { pdf: file, faults: [] };
  return yield* documentOfFile({ name: file.name, content: file });
}

/** Of a failed step of the words nothing is kept, and a machine that was too busy for it may have time. */
const isLeft = ({ id, status }: ReadingStep) =>
  (id === 'text' || id === 'annotations') && status === 'failed';

/**
 * What is there already is not read again.
 *
 * @returns warnings of earlier tries; what failed in them is told by the last one, if it fails again
 */
function* readInTries(hash: string): SagaGenerator<readonly string[]> {
  const warnings: string[] = [];
  for (let tries = 1; ; tries += 1) {
    const outcome = yield* call(readStored, hash);
    const isWhole = !(yield* select(selectReadingSteps)).some(isLeft);
    if (outcome.kind === 'read' && (isWhole || tries === TRIES)) return warnings;
    const isTemporary = outcome.kind !== 'failed' || outcome.isTemporary === true;
    if (!isTemporary || tries === TRIES) {
      throw new Error(outcome.kind === 'failed' ? outcome.message : 'Reading it was interrupted.');
    }
    warnings.push(...(yield* told(['warning'])));
    yield* put(messagesCleared());
    yield* delay(AGAIN_AFTER_MS);
  }
}

function* writeFiles(
  formats: readonly FileFormat[],
): SagaGenerator<Pick<ReadArticle, 'files' | 'withheld' | 'toCheck'>> {
  const fileOfAll = yield* call(loadFileOfAll);
  const files: ReadArticle['files'][number][] = [];
  const remarks = { withheld: [] as Remark[], toCheck: new Map<string, Remark>() };
  for (const format of formats) {
    const exported = exportFormatOf(format);
    const { job, content, warnings } = yield* fileOfAll(exported);
    // Without a compound the others would have nothing but their first line.
    const needsNone = format === 'json' || isReference(exported);
    const isWritten = job.plan.records.length > 0 || needsNone;
    if (isWritten && content) files.push({ format, content });
    for (const { warning, says } of warnings) {
      const remark = { kind: warning.kind, count: warning.records.length, says };
      if (warning.isLeftOut) remarks.withheld.push({ ...remark, file: format });
      else if (!remarks.toCheck.has(warning.kind)) remarks.toCheck.set(warning.kind, remark);
    }
  }
  return { files, withheld: remarks.withheld, toCheck: [...remarks.toCheck.values()] };
}

function unread(records: readonly CompoundRecord[]): Remark[] {
  const { length: count } = namedOnly(records);
  if (count === 0) return [];
  return [{ kind: 'failed', count, says: `${counted(count, 'drawing')} could not be read` }];
}

/** What the page would have told meanwhile. */
function* told(types: readonly NoticeType[]): SagaGenerator<readonly string[]> {
  const notices = yield* select(selectNotices);
  return notices
    .filter(({ type }) => types.includes(type))
    .map(({ message, cause }) => (cause === undefined ? message : `${message}: ${cause}`));
}
