export { inspectorSaga } from './inspector.saga';
export {
  comparisonShown,
  detailsShown,
  cdxmlDownloadRequested,
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
