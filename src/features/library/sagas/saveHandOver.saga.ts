import { HAND_OVERS, type HandOverFormat } from '@/domain/exports/handOver';
import type { CombinedRow } from '@/domain/library/combinedExport';
import { combinedHandOver } from '@/domain/library/combinedHandOver';
import { raiseNotice } from '@/features/notices';
import { counted } from '@/lib/counted';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

/** Saves what a database takes as one folder, with what it does not take; nothing if it takes none. */
export function* saveHandOver(
  rows: readonly CombinedRow[],
  format: HandOverFormat,
): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const { to } = HAND_OVERS[format];
  const { written, files } = combinedHandOver(rows, format);
  if (written === 0) {
    const message = `None of the ${counted(rows.length, 'compound')} can go to ${to}`;
    const cause = 'Only checked ones go. The export of an article says what each of them lacks.';
    yield* raiseNotice({ type: 'warning', message, cause });
    return;
  }
  const { createZipArchive } = yield* call(
    () => import(/* webpackChunkName: "zip" */ '@/lib/zip/zipArchive'),
  );
  const folder = `marcus-library_${written}-compounds_for-${to.toLowerCase()}`;
  const archive = createZipArchive(clock.now());
  for (const { name, text } of files) archive.addText(`${folder}/${name}`, text);
  downloads.save(`${folder}.zip`, archive.finish());
  if (written === rows.length) return;
  yield* raiseNotice({
    type: 'info',
    message: `${written} of ${rows.length} compounds are for ${to}`,
    cause: 'The file left-out.csv says why the others are not.',
  });
}
