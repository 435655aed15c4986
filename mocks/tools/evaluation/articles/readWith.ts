import { recognitionTasks } from '../../../hosts/node/engineTasks';
import { recogniseWithOsra } from '../../../hosts/node/osra/recogniseWithOsra';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { SegmentWithImage } from '../../../engine/segmentation/segment';
import type { ArticleEngine } from './articleEngines';

type ReadSegment = (pdf: Uint8Array, segment: SegmentWithImage) => Promise<RecognitionOutcome>;

/** Each program by the task that the services run for it, with its own confidence. */
export const READ_WITH: Readonly<Record<ArticleEngine, ReadSegment>> = {
  'vector-graph': async (pdf, { pageIndex, box, png }) => {
    const { outcome } = await recognitionTasks.readLines({ pdf, pageIndex, box, image: png });
    return outcome;
  },
  'pixel-graph': (_pdf, { png }) => recognitionTasks.readPixels({ image: png }),
  osra: (_pdf, { png }) => recogniseWithOsra(png),
};
