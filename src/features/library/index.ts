export {
  libraryFile,
  openLibrary,
  packArticle,
  unpackArticle,
  type OpenLibrary,
  type PackedArticle,
} from './archive';
export { readStored } from './sagas/readBehind.saga';
export { isForLibrary } from './records/recordsFile';
export {
  doisPasted,
  recordPdfChosen,
  recordRemovalRequested,
  recordRemovalUndone,
  recordsLookUpRequested,
} from './records/records.actions';
export { selectOnlyDois, selectRemovedRecords, selectWaiting } from './records/records.selectors';
export {
  selectParent,
  selectProposedParent,
  selectSameDoi,
  selectSupplementCount,
  selectSupplementTold,
} from './supplements.selectors';
export { useRecordPdfIntake } from './records/useRecordPdfIntake';
export { librarySaga } from './library.saga';
export {
  articlePutFirst,
  articlesQueued,
  filesDropped,
  fileSettled,
  libraryReducer,
  queuePaused,
  conflictFound,
  articlesChecked,
  articlesCounted,
  inboxRead,
  inboxTurned,
  knownTold,
  besideRead,
  supplementTold,
  recordsListed,
  sureFound,
  sureJudged,
  rowsSeen,
  refusalDismissed,
  removalBegan,
  selectRemoving,
  spaceMeasured,
} from './library.slice';
export type { AcceptedAcross, SureAcross } from './inboxState';
export type {
  ImportConflict,
  InboxArticle,
  CheckedArticle,
  CountedArticle,
  InboxEntry,
  LibraryRootState,
  LibraryView,
  ReadingProgress,
  RefusedFile,
  SearchHit,
} from './libraryState';
export {
  acceptanceTakenBack,
  allSureAccepted,
  articleArrived,
  besideShown,
  articleOpenRequested,
  combinedExportRequested,
  conflictSettled,
  importRequested,
  packingRequested,
  readingCancelRequested,
  readingRequested,
  removalRequested,
  removalUndone,
  searchRequested,
  spaceFreeRequested,
  statisticsExportRequested,
  supplementSet,
  sureSought,
  taskCancelRequested,
  type CombinedFormat,
  type ConflictChoice,
} from './library.actions';
export {
  selectAccepted,
  selectArriving,
  selectBeside,
  selectArticles,
  selectConflict,
  selectIsPaused,
  selectLibrarySearch,
  selectLibraryTask,
  selectReadFailure,
  selectNextToCheck,
  selectQueuePlace,
  selectReadHash,
  selectReadingProgress,
  selectReadingQueue,
  selectRefusedFiles,
  selectSpace,
  selectSureAcross,
} from './library.selectors';
export {
  selectArticlesToCheck,
  selectInboxKnown,
  selectInboxPlace,
  selectInboxRows,
  selectNextToLookAt,
  selectUntold,
  type ArticleToCheck,
} from './inbox.selectors';
export { selectCheckedArticles, selectLibraryFindings } from './check.selectors';
export { selectCountedArticles } from './statistics.selectors';
export type { ArticleReader, OpenReader } from './articleReader';
export { useInMyArticles } from './useInMyArticles';
export { InMyArticles } from './components/InMyArticles';
export { QueueMark } from './components/QueueMark';
export type { OnProgress } from './sagas/readArticles.saga';
export type { CitedWork } from './sagas/writeArticles.saga';
export { TaskLine } from './components/TaskLine';
export { withTools } from './sagas/withTools.saga';
export { createArticleIndex } from './articleIndex';
export { useArticleIntake } from './useArticleIntake';
