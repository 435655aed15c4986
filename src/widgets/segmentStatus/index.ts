export { doubtsOf, ENGINES_DISAGREE, failureInWords } from './doubtsOf';
export { selectIsChecked, selectStanding } from './selectStatus';
export { ScoreInWords } from './ScoreInWords';
export { StatusBadge } from './StatusBadge';
export { useMarking } from './useMarking';
export { scoreInFigures } from './scoreInFigures';
