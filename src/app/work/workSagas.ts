import { annotationsSaga } from '@/features/annotations';
import { communityCheckSaga } from '@/features/communityCheck';
import { comparisonSaga } from '@/features/comparison';
import { contextSaga } from '@/features/context';
import { documentSaga } from '@/features/document';
import { editorSaga } from '@/features/editor';
import { exportingSaga } from '@/features/exporting';
import { inspectorSaga } from '@/features/inspector';
import { recognitionSaga } from '@/features/recognition';
import { savedWorkSaga } from '@/features/savedWork';
import { segmentsSaga } from '@/features/segments';
import { structuresSaga } from '@/features/structures';
import { textSaga } from '@/features/text';
import { tracesSaga } from '@/features/traces';
import type { Sagas } from '../sagas';

/** The processes of the work on a document; they begin when their code is there. */
export const workSagas: Sagas = {
  annotations: annotationsSaga,
  communityCheck: communityCheckSaga,
  comparison: comparisonSaga,
  context: contextSaga,
  document: documentSaga,
  editor: editorSaga,
  exporting: exportingSaga,
  inspector: inspectorSaga,
  recognition: recognitionSaga,
  savedWork: savedWorkSaga,
  segments: segmentsSaga,
  structures: structuresSaga,
  text: textSaga,
  traces: tracesSaga,
};
