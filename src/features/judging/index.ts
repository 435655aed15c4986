export { judgingSaga } from './judging.saga';
export {
  approvalRequested,
  correctnessToggled,
  judgementsTakenBack,
  judgingReducer,
  rejectionRequested,
  reviewerNamed,
  selectReviewer,
  type JudgingRootState,
} from './judging.slice';
