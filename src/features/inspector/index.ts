export { selectInspectorMode, selectOpenSegmentId } from './inspector.selectors';
export {
  comparisonShown,
  detailsShown,
  inspectorClosed,
  inspectorReducer,
  segmentOpened,
  type InspectorMode,
  type InspectorRootState,
} from './inspector.slice';
