import { readFile } from 'node:fs/promises';
import type { RDKit } from '../../../engine/chemistry/rdkit';
import type { EnginePorts } from '../../../engine/tasks/enginePorts';
import { createRecognitionTasks } from '../../../engine/tasks/recognition';
import { createSegmentationTasks } from '../../../engine/tasks/segmentation';
import type { RecognitionOutcome } from '../../../engine/recognition/molecularGraph';
import type { SegmentWithImage } from '../../../engine/segmentation/segment';
import { ENGINE_TITLES } from '../articles/articleEngines';
import type { KnownArticle } from '../articles/articleFiles';
import type { TrueDrawing } from '../articles/articleTruth';
import { judgeReading } from '../articles/judgeReading';
import { matchDrawings } from '../articles/matchDrawings';
import { readingOf } from '../reading/readingOf';
import { halfOf, type MeasuredCase, type MeasuredSet } from './measuredCase';

/** The programs that read the drawings of articles and have rules. */
export const PROGRAMS = ['vector-graph', 'pixel-graph'] as const;

type DrawingProgram = (typeof PROGRAMS)[number];

type ReadSegment = (pdf: Uint8Array, segment: SegmentWithImage) => Promise<RecognitionOutcome>;

/** The drawings of an article, as the engine without a change cuts them out, read by programs. */
export async function drawingSets(
  rdkit: RDKit,
  ports: EnginePorts,
  { name, file, truths }: KnownArticle,
  programs: readonly DrawingProgram[],
): Promise<MeasuredSet[]> {
  const pdf = new Uint8Array(await readFile(file));
  const drawn = await cutOuts(ports, pdf, truths);
  const tasks = createRecognitionTasks(ports);
  const casesOf = (read: ReadSegment) =>
    drawn.map(({ truth, index, segment }): MeasuredCase => {
      const drawing = `${name} ${index + 1}`;
      return {
        name: drawing,
        read: async () => {
          const { smiles, confidence } = await readingOf(await read(pdf, segment));
          const { verdict } = judgeReading(rdkit, truth.answers, smiles);
          const right = verdict === 'right';
          const items = [{ name: drawing, half: halfOf(index), right }];
          return { stated: `${smiles} ${confidence?.toFixed(2)}`, items };
        },
      };
    });
  const reads: Readonly<Record<DrawingProgram, ReadSegment>> = {
    'vector-graph': async (bytes, { pageIndex, box, png }) =>
      (await tasks.readLines({ pdf: bytes, pageIndex, box, image: png })).outcome,
    'pixel-graph': (_pdf, { png }) => tasks.readPixels({ image: png }),
  };
  return programs.map((program) => ({
    name: `${name}, ${ENGINE_TITLES[program]}`,
    cases: casesOf(reads[program]),
  }));
}

interface CutOutDrawing {
  readonly truth: TrueDrawing;
  /** Of its row. */
  readonly index: number;
  readonly segment: SegmentWithImage;
}

/** Those that are found and whose structure is known. */
async function cutOuts(
  ports: EnginePorts,
  pdf: Uint8Array,
  truths: readonly TrueDrawing[],
): Promise<CutOutDrawing[]> {
  const tasks = createSegmentationTasks(ports);
  const drawn: CutOutDrawing[] = [];
  for (const pageIndex of new Set(truths.map((truth) => truth.pageIndex))) {
    const { segments } = await tasks.findSegments({ pdf, pageIndex });
    const onPage = truths
      .map((truth, index) => ({ truth, index }))
      .filter(({ truth }) => truth.pageIndex === pageIndex);
    const match = matchDrawings(
      onPage.map(({ truth }) => truth.box),
      segments.map(({ box }) => box),
    );
    for (const [at, { truth, index }] of onPage.entries()) {
      const segment = segments[match.drawings[at]?.found ?? -1];
      if (segment && truth.answers.length > 0) drawn.push({ truth, index, segment });
    }
  }
  return drawn;
}
