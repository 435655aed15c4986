import type { CompoundLabel } from '@/domain/compoundLabel';
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

/** A number that the page prints beside a drawing. */
export const PRINTED_LABEL: CompoundLabel = {
  number: '3',
  text: '3',
  box: [1, 2, 3, 4],
  confidence: 0.9,
};
