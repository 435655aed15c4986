export {
  selectOpenDocument,
  selectPdfId,
  selectPdfIsHidden,
  selectShownPage,
} from './document.slice';
export {
  documentClosed,
  documentOpened,
  documentReducer,
  doiLookedUp,
  doiLookupRequested,
  doiLookupRepeatRequested,
  workRestored,
  type DocumentRootState,
  type OpenDocument,
  type RestoredWork,
  type StoredWork,
} from './document.slice';
export { documentSaga } from './document.saga';
export { intakeFile } from './intakeFile';
export { inspectPdf } from './sagas/inspectPdf.saga';
export { whileDocumentIsOpen } from './sagas/whileDocumentIsOpen.saga';
export { DocumentPane, OpenDocumentPart } from './components/DocumentPane/DocumentPane';
export { fileChosen, pageShown, sampleRequested, uploadRequested } from './document.slice';
export { printRequested } from './document.slice';
export type { OutlineLayerProps } from './components/PdfViewer/outlineParts';
export { TaskButton } from './components/DocumentTask/TaskButton';
export { TaskProgress } from './components/DocumentTask/TaskProgress';
export { IDLE_TASK, taskReducers, type DocumentTaskState, type TaskFailure } from './documentTask';
export { runDocumentTask, type DocumentTask } from './sagas/runDocumentTask.saga';
