import { HAND_OVERS, type HandOverFormat } from '@/domain/exports/handOver';
import type { CombinedRow } from '@/domain/library/combinedExport';
import {
  askableRecords,
  combinedHandOver,
  combinedWikidata,
} from '@/domain/library/combinedHandOver';
import { loadWriters } from '@/features/exporting';
import { raiseNotice } from '@/features/notices';
import { counted } from '@/lib/counted';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { progressed } from './progressed.saga';
import type { CombinedFile } from './saveRows.saga';

/** Saves what a database takes as one folder, with what it does not take; nothing if it takes none. */
export function* saveHandOver(
  rows: readonly CombinedRow[],
  format: HandOverFormat,
  origin: CombinedFile['origin'],
): SagaGenerator<void> {
  const { to } = HAND_OVERS[format];
  const { written, files } = combinedHandOver(rows, format);
  if (written === 0) return yield* tellNoneFits(rows.length, to);
  yield* saveFolder(`marcus-${origin}_${written}-compounds_for-${to.toLowerCase()}`, files);
  if (written === rows.length) return;
  yield* raiseNotice({
    type: 'info',
    message: `${written} of ${rows.length} compounds are for ${to}`,
    cause: 'The file left-out.csv says why the others are not.',
  });
}

/** The same for Wikidata, which is asked first what it has; nothing if it lacks nothing. */
export function* saveForWikidata(
  rows: readonly CombinedRow[],
  origin: CombinedFile['origin'],
): SagaGenerator<void> {
  const records = askableRecords(rows);
  if (records.length === 0) return yield* tellNoneFits(rows.length, 'Wikidata');
  const { askWikidata, wikidataWords } = yield* call(loadWriters);
  const answers = yield* call(askWikidata, records, progressed('asking'));
  const { plan, files } = combinedWikidata(rows, answers);
  const isEmpty = plan.items === '' && plan.triplets === '';
  if (!isEmpty) {
    yield* saveFolder(`marcus-${origin}_${records.length}-compounds_for-wikidata`, files);
  }
  yield* raiseNotice({ type: isEmpty ? 'warning' : 'info', ...wikidataWords(plan) });
}

function* tellNoneFits(count: number, to: string): SagaGenerator<void> {
  const message = `None of the ${counted(count, 'compound')} can go to ${to}`;
  const cause = 'Only checked ones go. The export of an article says what each of them lacks.';
  yield* raiseNotice({ type: 'warning', message, cause });
}

function* saveFolder(
  folder: string,
  files: readonly { readonly name: string; readonly text: string }[],
): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const { createZipArchive } = yield* call(
    () => import(/* webpackChunkName: "zip" */ '@/lib/zip/zipArchive'),
  );
  const archive = createZipArchive(clock.now());
  for (const { name, text } of files) archive.addText(`${folder}/${name}`, text);
  downloads.save(`${folder}.zip`, archive.finish());
}
