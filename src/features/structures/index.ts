export { StructureDrawing } from './components/StructureDrawing/StructureDrawing';
export {
  needsRequest,
  useStructureDrawing,
} from './components/StructureDrawing/useStructureDrawing';
export { svgDataUrl } from './components/StructureDrawing/svgDataUrl';
export { structuresSaga } from './sagas/copyText.saga';
export {
  selectAllStructures,
  selectAwaitingStructures,
  selectIsProcessed,
  selectStandingJudgement,
  selectStructureOf,
} from './structures.selectors';
export {
  isDrawnFromMolfile,
  viewerDrawing,
  type Drawable,
  type DrawingChoice,
} from './viewerDrawing';
export { useDrawingOnPicture } from './useDrawingOnPicture';
export { useViewerDrawing, type ShownDrawing } from './useViewerDrawing';
export {
  molfileCopyRequested,
  namesCompared,
  type NameComparison,
  readingReceived,
  readingsReceived,
  readingsConfirmed,
  smilesCopyRequested,
  structuresReducer,
  type ReadingFact,
  versionChosen,
  type StructuresRootState,
} from './structures.slice';
