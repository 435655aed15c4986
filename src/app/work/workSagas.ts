import { annotationsSaga } from '@/features/annotations';
import { articleSaga } from '@/features/article';
import { articleReadingSaga } from '@/features/articleReading';
import { boxesSaga } from '@/features/boxes';
import { coconutAccountSaga } from '@/features/coconutAccount';
import { communityCheckSaga } from '@/features/communityCheck';
import { comparisonSaga } from '@/features/comparison';
import { contextSaga } from '@/features/context';
import { documentSaga } from '@/features/document';
import { editorSaga } from '@/features/editor';
import { engineDownloadsSaga } from '@/features/engineDownloads';
import { exportingSaga } from '@/features/exporting';
import { filesSaga } from '@/features/files';
import { helpSaga } from '@/features/help';
import { historySaga } from '@/features/history';
import { homesSaga } from '@/features/homes';
import { identifiersSaga } from '@/features/identifiers';
import { inspectorSaga } from '@/features/inspector';
import { judgingSaga } from '@/features/judging';
import { knownSaga } from '@/features/known';
import { languageModelSaga } from '@/features/languageModel';
import { librarySaga } from '@/features/library';
import { nameStructuresSaga } from '@/features/nameStructures';
import { noticesSaga } from '@/features/notices';
import { offlineSaga } from '@/features/offline';
import { overlaysSaga } from '@/features/overlays';
import { ownEnginesSaga } from '@/features/ownEngines';
import { ownListsSaga } from '@/features/ownLists';
import { recognitionSaga } from '@/features/recognition';
import { reviewSaga } from '@/features/review';
import { savedWorkSaga } from '@/features/savedWork';
import { segmentsSaga } from '@/features/segments';
import { structuresSaga } from '@/features/structures';
import { submissionSaga } from '@/features/submission';
import { textSaga } from '@/features/text';
import { tracesSaga } from '@/features/traces';
import { openReader } from './articleReader';
import { dropUnfound } from './dropUnfound.saga';
import { loadTeam } from './loadTeam.saga';
import type { Sagas } from './sagas';
import { stopElsewhere } from './stopElsewhere.saga';
import { announceUndo } from './announceUndo.saga';

/** The sagas for working on a document; they start once their chunk has loaded. */
export const workSagas: Sagas = {
  annotations: annotationsSaga,
  article: articleSaga,
  articleReading: articleReadingSaga,
  boxes: boxesSaga,
  coconutAccount: coconutAccountSaga,
  communityCheck: communityCheckSaga,
  comparison: comparisonSaga,
  context: contextSaga,
  document: documentSaga,
  dropUnfound,
  editor: editorSaga,
  engineDownloads: engineDownloadsSaga,
  exporting: exportingSaga,
  files: filesSaga,
  help: helpSaga,
  history: historySaga,
  homes: homesSaga,
  identifiers: identifiersSaga,
  inspector: inspectorSaga,
  judging: judgingSaga,
  known: knownSaga,
  languageModel: languageModelSaga,
  library: () => librarySaga(openReader),
  nameStructures: nameStructuresSaga,
  notices: noticesSaga,
  offline: offlineSaga,
  overlays: overlaysSaga,
  ownEngines: ownEnginesSaga,
  ownLists: ownListsSaga,
  recognition: recognitionSaga,
  review: reviewSaga,
  savedWork: savedWorkSaga,
  segments: segmentsSaga,
  stopElsewhere,
  structures: structuresSaga,
  submission: submissionSaga,
  announceUndo,
  team: loadTeam,
  text: textSaga,
  traces: tracesSaga,
};
