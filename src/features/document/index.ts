export { selectCandidate, selectOpenDocument, selectPdfId } from './document.selectors';
export {
  documentClosed,
  documentOpened,
  documentReducer,
  fileFoundAgain,
  workRestored,
  type DocumentRootState,
  type OpenDocument,
  type RestoredWork,
} from './document.slice';
export { documentSaga } from './document.saga';
export { whileDocumentIsOpen } from './sagas/whileDocumentIsOpen.saga';
export { DocumentPane } from './components/DocumentPane/DocumentPane';
export { fileChosen, uploadRequested } from './document.slice';
