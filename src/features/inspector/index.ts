export { cdxmlDownloadRequested } from './inspector.actions';
export { inspectorSaga } from './inspector.saga';
export {
  comparisonShown,
  detailsShown,
  drawingDownloadRequested,
  drawingTurned,
  imageDownloadRequested,
  inspectorClosed,
  inspectorReducer,
  segmentOpened,
  selectDrawingChoice,
  selectInspectorMode,
  selectOpenSegmentId,
  transparencyToggled,
  unicolorToggled,
  type InspectorMode,
} from './inspector.slice';
