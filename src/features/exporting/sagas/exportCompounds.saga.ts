import { isAnyOf } from '@reduxjs/toolkit';
import { exportText } from '@/domain/exports/exportRows';
import { FORMATS, isReference, type ExportFormat } from '@/domain/exports/exportFormats';
import { cellText } from '@/domain/exports/table';
import { toTabSeparated } from '@/domain/tabSeparated';
import { isArticleLeft } from '@/article';
import { COPY_FAILED, copyWithNotice, raiseNotice } from '@/features/notices';
import { askForTaxa, selectOrganisms } from '@/features/taxa';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectCheckedJob, selectChosenJob, type ExportJob } from '../exportJob.selectors';
import { selectExportRows } from '../exportPlan.selectors';
import {
  exportCancelled,
  exportDialogClosed,
  exportEnded,
  exportProgressed,
  fileWritten,
  selectExportChoices,
} from '../exporting.slice';
import { selectReferenceText } from '../reference.selectors';
import { annotatedPdfFile } from './annotatedPdfFile.saga';
import { compoundsJson } from './compoundsJson.saga';
import { inV3000 } from './inV3000.saga';
import { tellUnidentified, untilIdentified } from './untilIdentified.saga';
import { wikidataFile } from './wikidataFile.saga';
import { zipFile } from './zipFile.saga';

const endOf = {
  dialog: isAnyOf(exportCancelled, exportDialogClosed, isArticleLeft),
  direct: isAnyOf(exportCancelled, isArticleLeft),
} as const;

/**
 * Saves compounds as one file: what was checked, or as chosen in the dialog, which stays open if that fails or is
 * cancelled.
 */
export function* exportCompounds(isOfChecked: boolean): SagaGenerator<void> {
  try {
    const selectJob: typeof selectChosenJob = isOfChecked ? selectCheckedJob : selectChosenJob;
    const { origin, plan } = yield* select(selectJob);
    if (plan.records.length === 0) return;
    const { written } = yield* race({
      written: call(identifiedFile, selectJob),
      cancelled: take(endOf[origin]),
    });
    yield* put(exportEnded());
    if (!written?.content) return;
    const { job, content } = written;
    const { downloads } = yield* getPlatform();
    downloads.save(`${job.stem}${FORMATS[job.format].ending}`, content);
    if (isWrittenDirectly(job.format)) yield* put(fileWritten(job.format));
    yield* tellUnidentified(job);
    if (origin === 'dialog') yield* put(exportDialogClosed());
  } catch (error) {
    yield* put(exportEnded());
    yield* tellFailure(error);
  }
}

/** Without the dialog, which says what a third party is asked, none is; what is checked is in no reference. */
const isWrittenDirectly = (format: ExportFormat): boolean =>
  format !== 'wikidata' && !isReference(format);

function* tellFailure(error: unknown): SagaGenerator<void> {
  const message = 'The compounds could not be exported';
  yield* raiseNotice({ type: 'error', message, cause: errorMessage(error) });
}

interface WrittenFile {
  readonly job: ExportJob;
  /** Absent if there is nothing to write. */
  readonly content: Blob | undefined;
}

/** The job as it is once its structures and organisms are identified: drawings of one structure are one compound. */
export function* identifiedFile(selectJob: typeof selectChosenJob): SagaGenerator<WrittenFile> {
  const { format } = yield* select(selectJob);
  if (!isReference(format)) {
    yield* untilIdentified();
    yield* askForTaxa(yield* select(selectOrganisms));
  }
  const job = yield* select(selectJob);
  return { job, content: yield* call(compoundsFile, job) };
}

function* compoundsFile(job: ExportJob): SagaGenerator<Blob | undefined> {
  const { plan, format } = job;
  if (format === 'json') return yield* call(compoundsJson, job);
  if (format === 'zip') return yield* call(zipFile, job);
  if (format === 'annotatedPdf') return yield* call(annotatedPdfFile, job);
  if (format === 'wikidata') return yield* call(wikidataFile, job);
  if (isReference(format)) return yield* call(referenceFile, format);
  const { columns } = yield* select(selectExportChoices);
  const { records } = plan;
  const written = format === 'sdfV3000' ? yield* call(inV3000, records, tellMolfiles) : records;
  const text = exportText({ ...plan, records: written }, { format, columns });
  return new Blob([text], { type: FORMATS[format].mediaType });
}

function* tellMolfiles(done: number, total: number): SagaGenerator<void> {
  yield* put(exportProgressed({ of: 'molfiles', done, total }));
}

/** Absent if too little is known of the article to cite it. */
function* referenceFile(format: ExportFormat): SagaGenerator<Blob | undefined> {
  const text = yield* select(selectReferenceText, format);
  return text === '' ? undefined : new Blob([text], { type: FORMATS[format].mediaType });
}

export function* copyRows(): SagaGenerator<void> {
  const { format } = yield* select(selectExportChoices);
  if (isReference(format)) {
    const text = yield* select(selectReferenceText, format);
    yield* copyWithNotice(text, { copied: 'Reference copied', failed: COPY_FAILED });
    return;
  }
  const { headers, rows } = yield* select(selectExportRows);
  const copied = rows.length === 1 ? 'One row copied' : `${rows.length} rows copied`;
  yield* copyWithNotice(toTabSeparated([headers, ...rows.map((cells) => cells.map(cellText))]), {
    copied,
    failed: COPY_FAILED,
  });
}
