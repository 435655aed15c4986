export { selectCandidate, selectOpenDocument, selectPdfId } from './document.selectors';
export {
  documentClosed,
  documentOpened,
  documentReducer,
  type DocumentRootState,
  type OpenDocument,
} from './document.slice';
export { whileDocumentIsOpen } from './sagas/whileDocumentIsOpen.saga';
