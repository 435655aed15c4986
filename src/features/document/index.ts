export { selectOpenDocument, selectPdfId, selectPdfIsHidden } from './document.slice';
export {
  documentClosed,
  documentOpened,
  documentReducer,
  doiLookedUp,
  workRestored,
  type DocumentRootState,
  type OpenDocument,
  type RestoredWork,
  type StoredWork,
} from './document.slice';
export { documentSaga } from './document.saga';
export { whileDocumentIsOpen } from './sagas/whileDocumentIsOpen.saga';
export { DocumentPane, OpenDocumentPart } from './components/DocumentPane/DocumentPane';
export { fileChosen, uploadRequested } from './document.slice';
export { printRequested } from './document.slice';
