export {
  choiceCleared,
  drawingChosen,
  drawingToggled,
  outlinesReducer,
  outlinesToggled,
  selectBoxAnnouncement,
  selectChosenId,
  selectChosenOn,
  selectIsChosen,
  selectIsDrawing,
  selectOutlinesAreHidden,
  type OutlinesRootState,
} from './outlines.slice';
