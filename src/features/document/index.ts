export { selectShownPage } from './viewer.slice';

export { doiLookupRequested, doiLookupRepeatRequested } from './viewer.slice';
export { documentSaga } from './document.saga';
export { intakeFile } from './intakeFile';
export { inspectPdf } from './sagas/inspectPdf.saga';
export { whileDocumentIsOpen } from './sagas/whileDocumentIsOpen.saga';
export { DocumentPane, OpenDocumentPart } from './components/DocumentPane/DocumentPane';
export { fileChosen, sampleRequested, uploadRequested } from './opening.slice';
export { pageShown } from './viewer.slice';
export { printRequested } from './viewer.slice';
export type { OutlineLayerProps } from './components/PdfViewer/outlineParts';
export { TaskButton } from './components/DocumentTask/TaskButton';
export { TaskProgress } from './components/DocumentTask/TaskProgress';
export { IDLE_TASK, taskReducers, type DocumentTaskState, type TaskFailure } from './documentTask';
export { runDocumentTask, type DocumentTask } from './sagas/runDocumentTask.saga';
export { openingReducer } from './opening.slice';
export { viewerReducer } from './viewer.slice';
export type { ViewerRootState } from './documentState';
