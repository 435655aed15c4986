/**
 * Functions that merge the results of several tasks, or parse names in their results: fast enough for the
 * caller to run them without a worker.
 */
export { annotationLabels } from '../annotation/labels';
export { locate, valuesOf } from '../annotation/positions';
export { WHOLE_LENGTH } from '../annotation/textPieces';
export { placeOnPicture } from '../chemistry/molfile/placeOnPicture';
export { confirmedConfidence } from '../recognition/combined/agreement';
export { confidenceOfCutOut } from '../recognition/combined/cutAtEdge';
export { confidenceBesideUnwritable } from '../recognition/combined/unwritable';
export { doubtsAmong } from '../recognition/doubts/doubtsAmong';
export { problemDoubts } from '../recognition/doubts/problemDoubts';
export { doubtsOnPicture } from '../recognition/doubts/doubtsOnPicture';
export { fuseReadings } from '../recognition/fusion/fuseReadings';
export { likenessOf } from '../recognition/fusion/likeness';
export { stereoSaid, type StereoSaid } from '../recognition/fusion/stereoSaid';
export { trustIn } from '../recognition/fusion/programTrust';
export { isBoxFilename, parseSegmentFilename, toMetadata } from '../segmentation/segment';
export { SMALLEST_BOX_SIDE } from '../segmentation/cutOutBox';
export { segmentDocument } from '../segmentation/segmentDocument';
export { confidenceOfScan } from '../page/wordsOfScan';
export { FIRST_PAGES as DOI_PAGES } from '../text/doi/readDoiSources';
export { pagesToRead } from '../text/readFirstPages';
