export { inspectorSaga } from './inspector.saga';
export {
  selectDrawingChoice,
  selectInspectorMode,
  selectOpenSegmentId,
} from './inspector.selectors';
export {
  comparisonShown,
  detailsShown,
  drawingDownloadRequested,
  drawingTurned,
  imageDownloadRequested,
  inspectorClosed,
  inspectorReducer,
  segmentOpened,
  transparencyToggled,
  unicolorToggled,
  type InspectorMode,
  type InspectorRootState,
} from './inspector.slice';
