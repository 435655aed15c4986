export { Identity } from './Identity';
export { overlayRefusal } from './overlayRefusal';
export { useReadDrawing } from './useReadDrawing';
export { Inspection, InspectionPart } from './Inspection';
