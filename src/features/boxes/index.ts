export { boxesSaga } from './boxes.saga';
export {
  selectBoxesOfPage,
  type BoxesViewRootState,
  type BoxStatus,
  type PageBoxView,
} from './boxes.selectors';
export {
  boxChangeRequested,
  boxDrawRequested,
  boxesMergeRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  boxSplitRequested,
} from './boxes.actions';
