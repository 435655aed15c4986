import { compoundWords } from '@/domain/exports/compoundWords';
import { namedOnly } from '@/domain/exports/exportPlan';
import type { Segment } from '@/domain/segment';
import { selectSegmentById } from '@/article';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectSegmentWords, structuresOf } from '../downloadData.selectors';
import type { ExportJob } from '../exportJob.selectors';
import { selectCompoundRecords } from '../exportPlan.selectors';
import { selectIsNamed } from '../exporting.slice';
import { jsonFile } from './jsonFile.saga';

/** With all compounds, the rejected and failed drawings are named, too. */
export function* compoundsJson({ plan, scope, format }: ExportJob): SagaGenerator<Blob> {
  const { clock } = yield* getPlatform();
  const { records } = plan;
  const others = scope === 'all' ? namedOnly(yield* select(selectCompoundRecords)) : [];
  const drawings: Segment[] = [];
  for (const { id } of others) {
    const segment = yield* select(selectSegmentById, id);
    if (segment) drawings.push(segment);
  }
  const ids = records.map(({ id }) => id);
  return yield* call(jsonFile, {
    timestamp: new Date(clock.now()).toISOString(),
    isNamed: yield* select(selectIsNamed, format),
    structures: yield* select(structuresOf, ids),
    drawings,
    compounds: compoundWords(yield* select(selectSegmentWords), records),
  });
}
