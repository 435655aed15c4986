import { marcusApi } from '@/api/marcusApi';
import { annotationsReducer, annotationWordsReducer } from '@/features/annotations';
import { articleReducer } from '@/features/article';
import { articleReadingReducer } from '@/features/articleReading';
import { coconutAccountReducer } from '@/features/coconutAccount';
import { communityCheckReducer } from '@/features/communityCheck';
import { comparisonReducer } from '@/features/comparison';
import { compoundsReducer } from '@/features/compounds';
import { compoundTableReducer } from '@/features/compoundTable';
import { contextReducer } from '@/features/context';
import { documentReducer } from '@/features/document';
import { editorReducer } from '@/features/editor';
import { engineDownloadsReducer } from '@/features/engineDownloads';
import { exportingReducer } from '@/features/exporting';
import { healthReducer } from '@/features/health';
import { helpReducer } from '@/features/help';
import { historyReducer } from '@/features/history';
import { homesReducer } from '@/features/homes';
import { identifiersReducer } from '@/features/identifiers';
import { inspectorReducer } from '@/features/inspector';
import { judgingReducer } from '@/features/judging';
import { knownReducer } from '@/features/known';
import { languageModelReducer } from '@/features/languageModel';
import { libraryReducer } from '@/features/library';
import { nameStructuresReducer } from '@/features/nameStructures';
import { noticesReducer } from '@/features/notices';
import { offlineReducer } from '@/features/offline';
import { outlinesReducer } from '@/features/outlines';
import { overlaysReducer } from '@/features/overlays';
import { recognitionReducer } from '@/features/recognition';
import { elsewhereReducer, savedWorkReducer, setAsideReducer } from '@/features/savedWork';
import { segmentsReducer } from '@/features/segments';
import { reviewReducer } from '@/features/review';
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
  annotationWords: annotationWordsReducer,
  article: articleReducer,
  articleReading: articleReadingReducer,
  coconutAccount: coconutAccountReducer,
  communityCheck: communityCheckReducer,
  comparison: comparisonReducer,
  compounds: compoundsReducer,
  compoundTable: compoundTableReducer,
  context: contextReducer,
  document: documentReducer,
  editor: editorReducer,
  elsewhere: elsewhereReducer,
  engineDownloads: engineDownloadsReducer,
  exporting: exportingReducer,
  health: healthReducer,
  help: helpReducer,
  history: historyReducer,
  homes: homesReducer,
  identifiers: identifiersReducer,
  inspector: inspectorReducer,
  judging: judgingReducer,
  known: knownReducer,
  languageModel: languageModelReducer,
  library: libraryReducer,
  nameStructures: nameStructuresReducer,
  notices: noticesReducer,
  offline: offlineReducer,
  outlines: outlinesReducer,
  overlays: overlaysReducer,
  recognition: recognitionReducer,
  review: reviewReducer,
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
