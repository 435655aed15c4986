import {
  createCutOut,
  createCutOuts,
  segmentLabel,
  type CutOut,
  type Segment,
} from '@/domain/segment';

/** Segments that were found, with ids that a reader of a test can tell apart. */
const found = (cutOut: CutOut): Segment => ({
  ...cutOut,
  id: segmentLabel(cutOut),
  origin: 'found',
});

export const createSegments = (...of: Parameters<typeof createCutOuts>): Segment[] =>
  createCutOuts(...of).map(found);

export function createSegment(...of: Parameters<typeof createCutOut>): Segment | undefined {
  const cutOut = createCutOut(...of);
  return cutOut && found(cutOut);
}
