export { comparisonSaga } from './comparison.saga';
export { selectOpenComparisonId } from './comparison.selectors';
export {
  comparisonClosed,
  comparisonOpened,
  comparisonReducer,
  selectionApplied,
  type ComparisonRootState,
} from './comparison.slice';
