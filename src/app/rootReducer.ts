import { combineReducers } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import { annotationExtractionReducer, annotationViewReducer } from '@/features/annotations';
import {
  annotationsReducer,
  documentReducer,
  readingsReducer,
  textReducer,
  withHistory,
  withTrail,
  workReducers,
} from '@/article';
import { articleFormReducer } from '@/features/article';
import { articleReadingReducer } from '@/features/articleReading';
import { coconutAccountReducer } from '@/features/coconutAccount';
import { communityCheckReducer } from '@/features/communityCheck';
import { comparisonReducer } from '@/features/comparison';
import { compoundTableReducer } from '@/features/compoundTable';
import { contextReducer } from '@/features/context';
import { openingReducer, viewerReducer } from '@/features/document';
import { editorReducer } from '@/features/editor';
import { engineDownloadsReducer } from '@/features/engineDownloads';
import { exportingReducer } from '@/features/exporting';
import { healthReducer } from '@/features/health';
import { helpReducer } from '@/features/help';
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
import { engineChoiceReducer, recognitionReducer } from '@/features/recognition';
import { elsewhereReducer, savedWorkReducer, setAsideReducer } from '@/features/savedWork';
import { segmentationReducer } from '@/features/segments';
import { reviewReducer } from '@/features/review';
import { securityReducer } from '@/features/security';
import { sessionReducers } from '@/features/session';
import { splashReducer } from '@/features/splash';
import { submissionReducer } from '@/features/submission';
import { withRestored } from './withRestored';
import { textExtractionReducer } from '@/features/text';
import { themeReducer } from '@/features/theme';
import { tracesReducer } from '@/features/traces';

/** The article that the user works on, with its undo list and its trail. */
const article = withTrail(
  withHistory(
    withRestored(
      combineReducers({
        ...workReducers,
        document: documentReducer,
        text: textReducer,
        annotations: annotationsReducer,
        readings: readingsReducer,
        submission: submissionReducer,
      }),
    ),
  ),
);

/** What is in progress for the open article, and what was answered about it. */
const runs = combineReducers({
  opening: openingReducer,
  textExtraction: textExtractionReducer,
  annotationExtraction: annotationExtractionReducer,
  articleReading: articleReadingReducer,
  segmentation: segmentationReducer,
  recognition: recognitionReducer,
  comparison: comparisonReducer,
  identifiers: identifiersReducer,
  known: knownReducer,
  nameStructures: nameStructuresReducer,
  communityCheck: communityCheckReducer,
  exporting: exportingReducer,
});

/** What is shown and chosen. */
const screen = combineReducers({
  viewer: viewerReducer,
  articleForm: articleFormReducer,
  annotations: annotationViewReducer,
  review: reviewReducer,
  inspector: inspectorReducer,
  editor: editorReducer,
  context: contextReducer,
  outlines: outlinesReducer,
  compoundTable: compoundTableReducer,
  overlays: overlaysReducer,
  help: helpReducer,
  splash: splashReducer,
  traces: tracesReducer,
});

/** The services and our place with them. */
const session = combineReducers({
  ...sessionReducers,
  health: healthReducer,
  homes: homesReducer,
  security: securityReducer,
});

/** The articles that this browser keeps. */
const library = combineReducers({
  articles: libraryReducer,
  savedWork: savedWorkReducer,
  setAside: setAsideReducer,
  elsewhere: elsewhereReducer,
});

/** What the user decided for every article. */
const settings = combineReducers({
  theme: themeReducer,
  engines: engineChoiceReducer,
  judging: judgingReducer,
  coconutAccount: coconutAccountReducer,
  languageModel: languageModelReducer,
});

/** The application's own files in this browser. */
const offline = combineReducers({
  files: offlineReducer,
  engineDownloads: engineDownloadsReducer,
});

/** Every part of the state; docs/state-shape.md describes them. */
export const reducers = {
  [marcusApi.reducerPath]: marcusApi.reducer,
  article,
  runs,
  screen,
  session,
  library,
  settings,
  offline,
  notices: noticesReducer,
};
