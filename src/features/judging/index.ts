export { AskReviewer, ReviewerName } from './components/ReviewerName/ReviewerName';
export { judgingSaga } from './judging.saga';
export {
  approvalRequested,
  correctnessToggled,
  judgementsTakenBack,
  judgingReducer,
  rejectionRequested,
  selectReviewer,
  type JudgingRootState,
} from './judging.slice';
