export {
  ExtractionProgress,
  SendingAgain,
} from './components/ExtractionProgress/ExtractionProgress';
export { ExtractStructuresButton } from './components/ExtractStructuresButton/ExtractStructuresButton';
export { SegmentGrid, type SegmentCardProps } from './components/SegmentGrid/SegmentGrid';
export { CARD_POSITION } from './components/SegmentGrid/useGridKeys';
export { SegmentPicture } from './components/SegmentPicture/SegmentPicture';
export { SelectionBar } from './components/SelectionBar/SelectionBar';
export { segmentImageOf, useSegmentImage } from './segmentImage';
export { extractSegments } from './sagas/extractSegments.saga';
export { cutOutDrawn } from './sagas/cutOutDrawn.saga';
export { drawingSource } from './sagas/drawingSource.saga';
export { segmentsSaga } from './segments.saga';
export {
  selectAllSegments,
  selectCutOutsMayChange,
  selectDrawingNumbers,
  selectSegmentsAreHeld,
  selectSegmentsAreIncomplete,
  selectExtraction,
  selectHideIncorrect,
  selectIsSelected,
  selectJudgement,
  selectJudgements,
  selectNeighbours,
  selectOnlyProcessSelected,
  selectOrdinal,
  selectOverruled,
  selectSegmentById,
  selectSegmentCount,
  selectSegmentIds,
  selectSelectedCount,
  selectSelectedIds,
  selectUnfound,
  type Neighbours,
} from './segments.selectors';
export {
  allSegmentsSelected,
  boxesEdited,
  selectAllRequested,
  extractionAgainRequested,
  extractionCancelRequested,
  extractionCancelled,
  extractionFailed,
  extractionRequested,
  extractionStarted,
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  segmentChanged,
  segmentRemoved,
  segmentsJudged,
  segmentSelectionToggled,
  segmentsOfPagesReceived,
  segmentsReceived,
  segmentsReducer,
  selectionCleared,
  type SegmentsRootState,
} from './segments.slice';
