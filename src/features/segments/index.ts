export {
  ExtractionProgress,
  SendingAgain,
} from './components/ExtractionProgress/ExtractionProgress';
export { ExtractStructuresButton } from './components/ExtractStructuresButton/ExtractStructuresButton';
export { SegmentGrid, type SegmentCardProps } from './components/SegmentGrid/SegmentGrid';
export { CARD_POSITION } from './components/SegmentGrid/useGridKeys';
export { SegmentPicture } from './components/SegmentPicture/SegmentPicture';
export { SelectedCount, SelectionButtons, SelectionSwitches } from './components/SelectionTools';
export { segmentImageOf, useSegmentImage } from './segmentImage';
export { extractSegments } from './sagas/extractSegments.saga';
export { cutOutDrawn } from './sagas/cutOutDrawn.saga';
export { drawingSource } from './sagas/drawingSource.saga';
export { segmentsSaga } from './segments.saga';

export {
  selectCutOutsMayChange,
  selectSegmentsAreHeld,
  selectExtraction,
} from './segmentation.selectors';

export { selectAllRequested } from './segmentation.slice';
export {
  extractionAgainRequested,
  extractionCancelRequested,
  extractionCancelled,
  extractionFailed,
  extractionRequested,
} from './segmentation.slice';

export { segmentationReducer, type SegmentationRootState } from './segmentation.slice';
