export { DownloadTextButton } from './components/DownloadTextButton/DownloadTextButton';
export { ExtractTextButton } from './components/ExtractTextButton/ExtractTextButton';
export { ScannedPages } from './components/ScannedPages/ScannedPages';
export { TextProgress } from './components/TextProgress/TextProgress';
export { receiveText } from './sagas/receiveText.saga';
export { textSaga } from './text.saga';
export { extractText } from './sagas/extractText.saga';
export {
  selectExtractedText,
  selectPagesRead,
  selectTextExtraction,
  selectTextHistory,
} from './text.slice';
export { textReceived, textReducer, type ReceivedText, type TextRootState } from './text.slice';
export { textExtractionCancelRequested, textExtractionRequested } from './text.slice';
