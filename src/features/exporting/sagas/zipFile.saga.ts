import { segmentsApi } from '@/api/segments';
import { HAND_OVERS } from '@/domain/exports/handOver';
import { isFitFor } from '@/domain/exports/handOver/handOver';
import { csvOf } from '@/domain/exports/csv';
import { trailTable } from '@/domain/exportedTrail';
import { safeFileStem } from '@/domain/fileNames';
import type { ExportPlan } from '@/domain/exports/exportPlan';
import { exportText } from '@/domain/exports/exportRows';
import { uniqueNames } from '@/domain/exports/uniqueNames';
import { hasCutOut } from '@/domain/segment';
import { raiseNotice } from '@/features/notices';
import { segmentImageOf } from '@/features/segments';
import { selectAllSegments, selectDrawingNumbers, selectSegmentById, selectTrail } from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { ZipArchive } from '@/lib/zip/zipArchive';
import type { ExportJob } from '../exportPlan.selectors';
import { exportProgressed, selectExportChoices } from '../exporting.slice';
import { compoundsJson } from './compoundsJson.saga';

const { getSegmentImage } = segmentsApi.endpoints;

/** A folder with the tables, the JSON and the drawings as cut out of the article. */
export function* zipFile(job: ExportJob): SagaGenerator<Blob> {
  const { clock } = yield* getPlatform();
  const { createZipArchive } = yield* call(
    () => import(/* webpackChunkName: "zip" */ '@/lib/zip/zipArchive'),
  );
  const archive = createZipArchive(clock.now());
  const { plan, stem: folder } = job;
  const { columns } = yield* select(selectExportChoices);
  for (const format of ['sdf', 'csv'] as const) {
    archive.addText(`${folder}/compounds.${format}`, exportText(plan, { format, columns }));
  }
  const json = yield* call(compoundsJson, job);
  archive.addText(`${folder}/compounds.json`, yield* call([json, json.text]));
  yield* call(addForCoconut, archive, job);
  yield* call(addChanges, archive, folder);
  yield* call(addDrawings, archive, { folder: `${folder}/drawings`, plan });
  return archive.finish();
}

/** The compounds that COCONUT's import takes; the user is told how many those are, if not all. */
function* addForCoconut(archive: ZipArchive, { plan, stem }: ExportJob): SagaGenerator<void> {
  const { length: total } = plan.records;
  const fitting = plan.records.filter((record) => isFitFor(HAND_OVERS.coconut, record)).length;
  if (fitting === 0) return;
  const table = exportText(plan, { format: 'coconut', columns: [] });
  archive.addText(`${stem}/coconut.csv`, table);
  if (fitting === total) return;
  yield* raiseNotice({
    type: 'info',
    message: `${fitting} of ${total} compounds are in coconut.csv`,
    cause: 'The others lack a confirmed name or source, the DOI or a SMILES.',
  });
}

/** Who changed what of the drawings, and when; no file without a change. */
function* addChanges(archive: ZipArchive, folder: string): SagaGenerator<void> {
  const trail = yield* select(selectTrail);
  if (trail.entries.length === 0) return;
  const numbers = yield* select(selectDrawingNumbers);
  const segments = yield* select(selectAllSegments);
  const table = trailTable(trail, segments, (id) => numbers[id] ?? '');
  archive.addText(`${folder}/changes.csv`, csvOf(table));
}

/** Named as in the column 'drawing'. A picture that cannot be fetched is left out, and the user is told. */
function* addDrawings(
  archive: ZipArchive,
  { folder, plan }: { readonly folder: string; readonly plan: ExportPlan },
): SagaGenerator<void> {
  const drawings = plan.records.flatMap((record) => record.drawings);
  const names = uniqueNames(
    drawings.map(({ place }) => safeFileStem(place)),
    '.png',
  );
  let missing = 0;
  for (const [index, { id }] of drawings.entries()) {
    yield* put(exportProgressed({ of: 'drawings', done: index, total: drawings.length }));
    const bytes = yield* call(cutOutOf, id);
    if (bytes) archive.addBytes(`${folder}/${names[index]}`, bytes);
    else missing += 1;
  }
  if (missing === 0) return;
  const message =
    missing === 1
      ? 'One drawing could not be had and is not in the file'
      : `${missing} drawings could not be had and are not in the file`;
  yield* raiseNotice({ type: 'warning', message });
}

function* cutOutOf(id: string): SagaGenerator<Uint8Array | undefined> {
  const segment = yield* select(selectSegmentById, id);
  if (!segment || !hasCutOut(segment)) return undefined;
  try {
    const arg = segmentImageOf(segment);
    const { blobId } = yield* callEndpoint(getSegmentImage, arg, { takesCached: true });
    const { blobs } = yield* getPlatform();
    const blob = blobs.get(blobId);
    if (blob?.type !== 'image/png') return undefined;
    return new Uint8Array(yield* call([blob, blob.arrayBuffer]));
  } catch {
    return undefined;
  }
}
