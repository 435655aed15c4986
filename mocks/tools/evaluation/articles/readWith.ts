import { recognitionTasks } from '../../../hosts/node/engineTasks';
import { recogniseWithOsra } from '../../../hosts/node/osra/recogniseWithOsra';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { SegmentWithImage } from '../../../engine/segmentation/segment';
import type { ReadingProgram } from '../../../engine/recognition/fusion/programReading';
import type { ArticleProgram } from './articleEngines';

interface ProgramOutcome {
  readonly outcome: RecognitionOutcome;
  /** The program whose labels it took over. */
  readonly labelsFrom?: ReadingProgram;
}

type ReadSegment = (pdf: Uint8Array, segment: SegmentWithImage) => Promise<ProgramOutcome>;

/** Each program by the task that the services run for it, with its own confidence. */
export const READ_WITH: Readonly<Record<ArticleProgram, ReadSegment>> = {
  'vector-graph': async (pdf, { pageIndex, box, png }) => {
    const input = { pdf, pageIndex, box, image: png };
    const { outcome, ownLabels } = await recognitionTasks.readLines(input);
    return ownLabels ? { outcome } : { outcome, labelsFrom: 'pixel-graph' };
  },
  'pixel-graph': async (_pdf, { png }) => ({
    outcome: await recognitionTasks.readPixels({ image: png }),
  }),
  osra: async (_pdf, { png }) => ({ outcome: await recogniseWithOsra(png) }),
};
