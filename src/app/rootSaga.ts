import { annotationsSaga } from '@/features/annotations';
import { communityCheckSaga } from '@/features/communityCheck';
import { comparisonSaga } from '@/features/comparison';
import { contextSaga } from '@/features/context';
import { documentSaga } from '@/features/document';
import { editorSaga } from '@/features/editor';
import { exportingSaga } from '@/features/exporting';
import { healthSaga } from '@/features/health';
import { inspectorSaga } from '@/features/inspector';
import { raiseNotice } from '@/features/notices';
import { recognitionSaga } from '@/features/recognition';
import { securitySaga } from '@/features/security';
import { savedWorkSaga } from '@/features/savedWork';
import { segmentsSaga } from '@/features/segments';
import { sessionSaga } from '@/features/session';
import { splashSaga } from '@/features/splash';
import { structuresSaga } from '@/features/structures';
import { textSaga } from '@/features/text';
import { themeSaga } from '@/features/theme';
import { tracesSaga } from '@/features/traces';
import { errorMessage } from '@/lib/errorMessage';
import { fork, type SagaGenerator } from '@/lib/saga/effects';
import { safely } from '@/lib/saga/safely';

const FEATURE_SAGAS: Readonly<Record<string, () => SagaGenerator<void>>> = {
  annotations: annotationsSaga,
  communityCheck: communityCheckSaga,
  comparison: comparisonSaga,
  context: contextSaga,
  document: documentSaga,
  editor: editorSaga,
  exporting: exportingSaga,
  health: healthSaga,
  inspector: inspectorSaga,
  recognition: recognitionSaga,
  security: securitySaga,
  savedWork: savedWorkSaga,
  segments: segmentsSaga,
  session: sessionSaga,
  splash: splashSaga,
  structures: structuresSaga,
  text: textSaga,
  theme: themeSaga,
  traces: tracesSaga,
};

/**
 * Starts every feature's processes, each guarded: one that fails leaves the others alone. They are
 * forked, so that cancelling the root ends them all.
 */
export function* rootSaga(): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(FEATURE_SAGAS)) {
    yield* fork(safely(name, saga, reportDeath));
  }
}

function* reportDeath(name: string, error: unknown): SagaGenerator<void> {
  yield* raiseNotice({
    type: 'error',
    message: `A part of the application has stopped (${name}). Your work is kept; reload the page to go on.`,
    cause: errorMessage(error),
  });
}
