export { librarySaga } from './library.saga';
export {
  articlePutFirst,
  filesDropped,
  fileSettled,
  libraryReducer,
  queuePaused,
  refusalDismissed,
  type LibraryRootState,
  type RefusedFile,
  type SearchHit,
} from './library.slice';
export {
  articleArrived,
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
  taskCancelRequested,
  type CombinedFormat,
  type ConflictChoice,
} from './library.actions';
export {
  selectArriving,
  selectArticles,
  selectConflict,
  selectIsPaused,
  selectLibrarySearch,
  selectLibraryTask,
  selectReadFailure,
  selectReadHash,
  selectReadingQueue,
  selectRefusedFiles,
  selectRemoving,
  selectSpace,
} from './library.selectors';
export { useArticleIntake } from './useArticleIntake';
