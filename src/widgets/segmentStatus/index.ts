export { doubtsOf, failureInWords } from './doubtsOf';
export { selectIsChecked, selectStanding, type CurationRootState } from './selectStatus';
export { StatusBadge } from './StatusBadge';
export { useMarking } from './useMarking';
