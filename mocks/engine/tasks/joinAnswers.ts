/**
 * What puts the answers of several tasks together, or reads what they are named by: quick functions, for
 * whoever asks for the tasks and needs no worker for them.
 */
export { annotationLabels } from '../annotation/labels';
export { locate, valuesOf } from '../annotation/positions';
export { WHOLE_LENGTH } from '../annotation/textPieces';
export { placeOnPicture } from '../chemistry/molfile/placeOnPicture';
export { confirmedConfidence } from '../recognition/combined/agreement';
export { parseSegmentFilename, toMetadata } from '../segmentation/segment';
export { segmentDocument } from '../segmentation/segmentDocument';
export { pagesToRead } from '../text/readFirstPages';
