import { describedPdfApi } from '@/api/describedPdf';
import { selectOpenDocument } from '@/article';
import type { Licence } from '@/domain/exports/licences';
import { selectReadingSteps, type ReadingStep } from '@/features/articleReading';
import { licenceChosen } from '@/features/exporting';
import { documentOfFile, type MadeDocument } from '@/features/files';
import { libraryFile, packArticle, readStored } from '@/features/library';
import { messagesCleared, selectNotices, type NoticeType } from '@/features/notices';
import { addArticle } from '@/features/savedWork';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { FoundWork } from '@/platform/workStore';
import { articleFiles } from './articleFiles.saga';
import { chooseEngine } from './chooseEngine.saga';
import type { ArticleReading, FileFormat } from './entry';
import { selectFacts } from './readFacts';
import { untilCompared } from './untilCompared.saga';

/** How often an article is read again that the services' trouble kept from being read, and after how long in ms. */
const TRIES = 3;
const AGAIN_AFTER_MS = 5_000;

export const PDF_TYPE = 'application/pdf';

/** What is to be read, with all that a caller may leave out. */
export interface ArticleOrder {
  /** A PDF by its type, or else a file of which one is made. */
  readonly file: File;
  readonly engine: string;
  readonly formats: readonly FileFormat[];
  readonly licence: Licence;
}

/**
 * Reads an article in a store of its own, by the processes of the page's own buttons, and makes its files.
 *
 * @throws Error with what the user is told if it cannot be read, or an `ApiError`
 */
export function* readArticle(order: ArticleOrder): SagaGenerator<ArticleReading> {
  yield* chooseEngine(order.engine);
  yield* put(licenceChosen(order.licence));
  const { files } = yield* getPlatform();
  const { pdf, faults } = yield* documentFrom(order.file);
  const description = yield* call([files, files.add], pdf);
  const summary = yield* callEndpoint(describedPdfApi.endpoints.describePdf, description);
  const added = yield* addArticle(description, summary);
  if (added.kind === 'unsaved') throw new Error(added.message);
  const warnings = yield* readInTries(description.hash);
  yield* untilCompared();
  const written = yield* articleFiles(order.formats);
  const work = yield* savedWork(description.hash);
  const told = yield* noticesOf(['error', 'warning']);
  return {
    pages: (yield* select(selectOpenDocument))?.pageCount ?? summary.pageCount,
    ...(yield* select(selectFacts, work.images)),
    ...written,
    notices: [...new Set([...faults, ...warnings, ...told])],
    workFile: async () => libraryFile([await packArticle(work, true)], new Date().toISOString()),
  };
}

/** With the article's file and pictures. */
function* savedWork(hash: string): SagaGenerator<FoundWork> {
  const { workStore } = yield* getPlatform();
  const stored = yield* call([workStore, workStore.get], hash);
  if (!stored.ok || !stored.value) throw new Error('The work on it was not kept.');
  return stored.value;
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
    warnings.push(...(yield* noticesOf(['warning'])));
    yield* put(messagesCleared());
    yield* delay(AGAIN_AFTER_MS);
  }
}

/** What the page would have told meanwhile. */
function* noticesOf(types: readonly NoticeType[]): SagaGenerator<readonly string[]> {
  const notices = yield* select(selectNotices);
  return notices
    .filter(({ type }) => types.includes(type))
    .map(({ message, cause }) => (cause === undefined ? message : `${message}: ${cause}`));
}
