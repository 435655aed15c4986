import { rowOf } from '@/domain/exports/compoundRecord';
import { csvOf } from '@/domain/exports/csv';
import { wikidataFiles } from '@/domain/exports/handOver/wikidataFiles';
import { wikidataPlan, type WikidataPlan } from '@/domain/exports/handOver/wikidataPlan';
import { raiseNotice } from '@/features/notices';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { ExportJob } from '../exportJob.selectors';
import { exportProgressed } from '../exporting.slice';
import { wikidataWords } from '../wikidataWords';
import { askWikidata } from './askWikidata.saga';

/**
 * A folder with the passes for QuickStatements and the compounds that are in neither, after Wikidata was asked for what
 * it has; `undefined`, which the user is told, if it lacks nothing that can be written.
 *
 * @throws Error if Wikidata does not answer
 */
export function* wikidataFile({ plan, stem }: ExportJob): SagaGenerator<Blob | undefined> {
  const answers = yield* call(askWikidata, plan.records, tellProgress);
  const lacking = wikidataPlan(plan.records, answers);
  const isEmpty = lacking.items === '' && lacking.triplets === '';
  const content = isEmpty ? undefined : yield* call(folderOf, lacking, `${stem}_wikidata`);
  yield* raiseNotice({ type: isEmpty ? 'warning' : 'info', ...wikidataWords(lacking) });
  return content;
}

function* tellProgress(done: number, total: number): SagaGenerator<void> {
  yield* put(exportProgressed({ of: 'questions', done, total }));
}

function* folderOf(lacking: WikidataPlan, folder: string): SagaGenerator<Blob> {
  const { clock } = yield* getPlatform();
  const { createZipArchive } = yield* call(
    () => import(/* webpackChunkName: "zip" */ '@/lib/zip/zipArchive'),
  );
  const archive = createZipArchive(clock.now());
  for (const { name, text } of wikidataFiles(lacking)) archive.addText(`${folder}/${name}`, text);
  const { leftOut } = lacking;
  if (leftOut.length > 0) {
    const rows = leftOut.map(({ record, reason }) => [rowOf(record), reason]);
    archive.addText(`${folder}/left-out.csv`, csvOf({ headers: ['compound', 'reason'], rows }));
  }
  return archive.finish();
}
