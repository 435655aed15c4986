import { segmentsApi } from '@/api/segments';
import { HAND_OVERS } from '@/domain/exports/handOver';
import { fitFor } from '@/domain/exports/handOver/handOver';
import { csvOf } from '@/domain/exports/csv';
import { roCrateOf } from '@/domain/exports/crate/roCrate';
import { FORMATS } from '@/domain/exports/exportFormats';
import { trailTable } from '@/domain/exportedTrail';
import { safeFileStem } from '@/domain/fileNames';
import { buildInfo } from '@/platform/buildInfo';
import type { ExportPlan } from '@/domain/exports/exportPlan';
import { exportText } from '@/domain/exports/exportRows';
import { trailWithoutNames } from '@/domain/exports/withoutNames';
import { uniqueNames } from '@/domain/exports/uniqueNames';
import { hasCutOut } from '@/domain/segment';
import { raiseNotice } from '@/features/notices';
import { segmentImageOf } from '@/features/segments';
import {
  selectAllSegments,
  selectCitedArticle,
  selectDrawingNumbers,
  selectOpenDocument,
  selectSegmentById,
  selectTrail,
} from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { createCrateFolder, type CrateFolder } from '../crateFolder';
import type { ExportJob } from '../exportJob.selectors';
import { exportProgressed, selectExportChoices, selectIsNamed } from '../exporting.slice';
import { compoundsJson } from './compoundsJson.saga';

const { getSegmentImage } = segmentsApi.endpoints;

const CSV = FORMATS.csv.mediaType;

/** A folder with the tables, the JSON, the drawings as cut out of the article, and what these are, as an RO-Crate. */
export function* zipFile(job: ExportJob): SagaGenerator<Blob> {
  const { clock } = yield* getPlatform();
  const { createZipArchive } = yield* call(
    () => import(/* webpackChunkName: "zip" */ '@/lib/zip/zipArchive'),
  );
  const archive = createZipArchive(clock.now());
  const folder = createCrateFolder(archive, job.stem);
  const { columns } = yield* select(selectExportChoices);
  for (const format of ['sdf', 'csv'] as const) {
    const { mediaType } = FORMATS[format];
    const facts = { description: 'The compounds, one record each', mediaType };
    folder.addText(`compounds.${format}`, exportText(job.plan, { format, columns }), facts);
  }
  const json = yield* call(compoundsJson, job);
  folder.addText('compounds.json', yield* call([json, json.text]), {
    description: 'The compounds with the text of the article and its annotations',
    mediaType: json.type,
  });
  yield* call(addForCoconut, folder, job);
  yield* call(addChanges, folder, job);
  yield* call(addDrawings, folder, job.plan);
  archive.addText(`${job.stem}/ro-crate-metadata.json`, yield* call(metadata, folder, job.plan));
  return archive.finish();
}

/** What the folder holds, for repositories. */
function* metadata({ files }: CrateFolder, { records }: ExportPlan): SagaGenerator<string> {
  const { clock } = yield* getPlatform();
  const { licence } = yield* select(selectExportChoices);
  const document = yield* select(selectOpenDocument);
  return roCrateOf({
    ...{ records, files, licence, version: buildInfo.version },
    article: yield* select(selectCitedArticle),
    fileName: document?.file.name ?? '',
    at: new Date(clock.now()).toISOString(),
  });
}

/** The compounds that COCONUT's import takes; the user is told how many those are, if not all. */
function* addForCoconut(folder: CrateFolder, { plan }: ExportJob): SagaGenerator<void> {
  const { length: total } = plan.records;
  const { length: fitting } = fitFor(HAND_OVERS.coconut, plan.records);
  if (fitting === 0) return;
  folder.addText('coconut.csv', HAND_OVERS.coconut.text(plan.records), {
    description: 'The compounds that COCONUT takes, in the columns of its import',
    mediaType: CSV,
  });
  if (fitting === total) return;
  yield* raiseNotice({
    type: 'info',
    message: `${fitting} of ${total} compounds are in coconut.csv`,
    cause: 'The others lack a confirmed name or source, the DOI or a SMILES.',
  });
}

/** Who changed what of the drawings, and when; no file without a change. */
function* addChanges(folder: CrateFolder, { format }: ExportJob): SagaGenerator<void> {
  const isNamed = yield* select(selectIsNamed, format);
  const kept = yield* select(selectTrail);
  const trail = isNamed ? kept : trailWithoutNames(kept);
  if (trail.entries.length === 0) return;
  const numbers = yield* select(selectDrawingNumbers);
  const segments = yield* select(selectAllSegments);
  const table = trailTable(trail, segments, (id) => numbers[id] ?? '');
  const description = isNamed
    ? 'Who changed what of the drawings, and when'
    : 'What a person changed of the drawings, and when';
  folder.addText('changes.csv', csvOf(table), { description, mediaType: CSV });
}

const CUT_OUT = {
  description: 'Cut out of the article, whose licence applies',
  mediaType: 'image/png',
} as const;

/** Named as in the column 'drawing'. A picture that cannot be fetched is left out, and the user is told. */
function* addDrawings(folder: CrateFolder, plan: ExportPlan): SagaGenerator<void> {
  const drawings = plan.records.flatMap((record) => record.drawings);
  const names = uniqueNames(
    drawings.map(({ place }) => safeFileStem(place)),
    '.png',
  );
  let missing = 0;
  for (const [index, { id }] of drawings.entries()) {
    yield* put(exportProgressed({ of: 'drawings', done: index, total: drawings.length }));
    const bytes = yield* call(cutOutOf, id);
    if (bytes) folder.addBytes(`drawings/${names[index]}`, bytes, CUT_OUT);
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
