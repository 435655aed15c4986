export { ComparisonFooter } from './components/ComparisonFooter/ComparisonFooter';
export { ComparisonHeaderActions } from './components/ComparisonHeaderActions';
export { ComparisonView } from './components/ComparisonView/ComparisonView';
export { comparisonSaga } from './comparison.saga';
export { selectOpenComparisonId } from './comparison.selectors';
export {
  comparisonClosed,
  comparisonOpened,
  comparisonReducer,
  selectionApplied,
  type ComparisonRootState,
} from './comparison.slice';
export {
  analysisRequested,
  commonStructureRequested,
  selectionApplyRequested,
} from './comparison.slice';
