export { doubtsOf, failureInWords } from './doubtsOf';
export { PrintedLabelInFull } from './PrintedLabel';
export { NoteForm, RejectMenu } from './RejectMenu';
export { scoreInFigures, ScoreInWords } from './ScoreInWords';
export { SegmentCard } from './SegmentCard';
export { selectIsChecked, selectStanding } from './selectStatus';
export { StatusBadge } from './StatusBadge';
export { useMarking } from './useMarking';
