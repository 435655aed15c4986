export { segmentsSaga } from './segments.saga';
export {
  selectAllSegments,
  selectExtraction,
  selectHideIncorrect,
  selectIsMarkedCorrect,
  selectIsSelected,
  selectOnlyProcessSelected,
  selectSegmentById,
  selectSegmentCount,
  selectSegmentIds,
  selectSelectedCount,
  selectSelectedIds,
  selectVisibleIds,
} from './segments.selectors';
export {
  allSegmentsSelected,
  correctnessToggled,
  extractionCancelRequested,
  extractionRequested,
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  segmentSelectionToggled,
  segmentsReceived,
  segmentsReducer,
  selectionCleared,
  type SegmentsRootState,
} from './segments.slice';
