export { StructureDrawing } from './components/StructureDrawing/StructureDrawing';
export {
  needsRequest,
  useStructureDrawing,
} from './components/StructureDrawing/useStructureDrawing';
export { svgDataUrl } from './components/StructureDrawing/svgDataUrl';
export { structuresSaga } from './sagas/copyText.saga';

export {
  isDrawnFromMolfile,
  viewerDrawing,
  type Drawable,
  type DrawingChoice,
} from './viewerDrawing';
export { useDrawingOnPicture } from './useDrawingOnPicture';
export { useViewerDrawing, type ShownDrawing } from './useViewerDrawing';
export { molfileCopyRequested, smilesCopyRequested } from './structures.actions';
