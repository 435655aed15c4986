import { marcusApi } from '@/api/marcusApi';
import { annotationsReducer } from '@/features/annotations';
import { articleReadingReducer } from '@/features/articleReading';
import { coconutAccountReducer } from '@/features/coconutAccount';
import { communityCheckReducer } from '@/features/communityCheck';
import { comparisonReducer } from '@/features/comparison';
import { contextReducer } from '@/features/context';
import { documentReducer } from '@/features/document';
import { editorReducer } from '@/features/editor';
import { healthReducer } from '@/features/health';
import { helpReducer } from '@/features/help';
import { inspectorReducer } from '@/features/inspector';
import { noticesReducer } from '@/features/notices';
import { overlaysReducer } from '@/features/overlays';
import { recognitionReducer } from '@/features/recognition';
import { savedWorkReducer, setAsideReducer } from '@/features/savedWork';
import { segmentsReducer } from '@/features/segments';
import { securityReducer } from '@/features/security';
import { sessionReducer } from '@/features/session';
import { splashReducer } from '@/features/splash';
import { structuresReducer } from '@/features/structures';
import { submissionReducer } from '@/features/submission';
import { textReducer } from '@/features/text';
import { themeReducer } from '@/features/theme';
import { tracesReducer } from '@/features/traces';

/** Every part of the state, under the name that its feature expects. */
export const reducers = {
  [marcusApi.reducerPath]: marcusApi.reducer,
  annotations: annotationsReducer,
  articleReading: articleReadingReducer,
  coconutAccount: coconutAccountReducer,
  communityCheck: communityCheckReducer,
  comparison: comparisonReducer,
  context: contextReducer,
  document: documentReducer,
  editor: editorReducer,
  health: healthReducer,
  help: helpReducer,
  inspector: inspectorReducer,
  notices: noticesReducer,
  overlays: overlaysReducer,
  recognition: recognitionReducer,
  security: securityReducer,
  savedWork: savedWorkReducer,
  segments: segmentsReducer,
  session: sessionReducer,
  setAside: setAsideReducer,
  splash: splashReducer,
  structures: structuresReducer,
  submission: submissionReducer,
  text: textReducer,
  theme: themeReducer,
  traces: tracesReducer,
};
