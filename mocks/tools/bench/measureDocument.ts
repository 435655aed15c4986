import type { RecognitionOutcome } from '../../engine/recognition/molecularGraph';
import type { SegmentWithImage } from '../../engine/segmentation/segment';
import {
  chemistryTasks,
  documentsTasks,
  recognitionTasks,
  segmentationTasks,
} from '../../hosts/node/engineTasks';
import { measureCpu, type Measured } from './cpuTime';

export interface DocumentFigures {
  readonly pageCount: number;
  readonly segments: readonly SegmentWithImage[];
  /** CPU seconds of finding and cutting out, by page. */
  readonly segmentation: readonly number[];
  /** CPU seconds of the text of the first pages, as the page asks for it, and of the DOI. */
  readonly textS: number;
  readonly vectorGraph: EngineFigures;
  readonly pixelGraph: EngineFigures;
}

/** As many as the page asks for unless the user wants more. */
const TEXT_PAGES = 3;

export interface EngineFigures {
  /** CPU seconds of all drawings, from the drawing to SMILES and molfile. */
  readonly cpuS: number;
  /** Drawings for which there was a SMILES. */
  readonly answered: number;
}

/**
 * Runs the services' tasks on a document, one after the other in this process. They are the tasks that the
 * workers run, with all their costs: each opens the PDF anew.
 */
export async function measureDocument(pdf: Uint8Array): Promise<DocumentFigures> {
  const { pageCount } = await documentsTasks.describe({ pdf });
  const text = await measureCpu(async () => {
    await documentsTasks.readText({ pdf, pages: TEXT_PAGES });
    await documentsTasks.findDoi({ pdf });
  });
  const segments: SegmentWithImage[] = [];
  const segmentation: number[] = [];
  for (let pageIndex = 0; pageIndex < pageCount; pageIndex++) {
    const page = await measureCpu(() => segmentationTasks.findSegments({ pdf, pageIndex }));
    segments.push(...page.result.segments);
    segmentation.push(page.cpuS);
  }
  const vectorGraph = await measureEngine(segments, async ({ pageIndex, box, png }) => {
    const { outcome } = await recognitionTasks.readLines({ pdf, pageIndex, box, image: png });
    return outcome;
  });
  const pixelGraph = await measureEngine(segments, ({ png }) =>
    recognitionTasks.readPixels({ image: png }),
  );
  return { pageCount, segments, segmentation, textS: text.cpuS, vectorGraph, pixelGraph };
}

async function measureEngine(
  segments: readonly SegmentWithImage[],
  read: (segment: SegmentWithImage) => Promise<RecognitionOutcome>,
): Promise<EngineFigures> {
  const { result: answers, cpuS }: Measured<string[]> = await measureCpu(async () => {
    const smiles: string[] = [];
    for (const segment of segments) smiles.push(await smilesOf(await read(segment)));
    return smiles;
  });
  return { cpuS, answered: answers.filter((smiles) => smiles !== '').length };
}

async function smilesOf(outcome: RecognitionOutcome): Promise<string> {
  if (!outcome.ok) return '';
  const { smiles } = await chemistryTasks.graphToStructure({ graph: outcome.graph });
  return smiles ?? '';
}

/**
 * What every worker of the services does once: loading pdf.js, RDKit and the network. Measured separately,
 * because it happens once per start, not once per document.
 */
export async function measureLoading(pdf: Uint8Array, blank: Uint8Array): Promise<number> {
  const { cpuS } = await measureCpu(async () => {
    await documentsTasks.describe({ pdf });
    await recognitionTasks.readPixels({ image: blank });
    await chemistryTasks.canonicalise({ smilesList: ['C'] });
  });
  return cpuS;
}
