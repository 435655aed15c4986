export { DownloadTextButton } from './components/DownloadTextButton/DownloadTextButton';
export { ExtractTextButton } from './components/ExtractTextButton/ExtractTextButton';
export { ScannedPages } from './components/ScannedPages/ScannedPages';
export { TextProgress } from './components/TextProgress/TextProgress';
export { receiveText } from './sagas/receiveText.saga';
export { textSaga } from './text.saga';
export { extractText } from './sagas/extractText.saga';

export { selectPagesRead, selectScanInWords, selectTextExtraction } from './textExtraction.slice';

export { textExtractionCancelRequested, textExtractionRequested } from './textExtraction.slice';
export { textExtractionReducer, type TextExtractionRootState } from './textExtraction.slice';
