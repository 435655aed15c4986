import { documentsTasks, segmentationTasks } from '../../../hosts/node/engineTasks';
import type { CompoundLabel } from '../../../engine/segmentation/compoundLabels/compoundLabel';
import type { SegmentWithImage } from '../../../engine/segmentation/segment';
import type { ImageReading } from '../reading/imageReading';
import { readingOf } from '../reading/readingOf';
import type { ArticleEngine } from './articleEngines';
import { bestReading, PROGRAMS, type ProgramAnswer } from './bestReading';
import { READ_WITH } from './readWith';

export type Readings = Readonly<Partial<Record<ArticleEngine, ImageReading>>>;

/** A cut-out and what the programs read from it. */
export interface ReadCutOut extends Pick<
  SegmentWithImage,
  'pageIndex' | 'box' | 'route' | 'confidence'
> {
  /** Whether the cut-out is said to cut something. */
  readonly touchesEdge?: boolean | undefined;
  /** What is printed beside it, if the services linked any. */
  readonly label?: Pick<CompoundLabel, 'number' | 'name' | 'captionName'> &
    Partial<Pick<CompoundLabel, 'confidence'>>;
  readonly readings: Readings;
}

/**
 * Cuts out and reads all drawings of an article, by the tasks that the services run.
 *
 * @param onPage called after each page with the number of pages done and of all pages
 */
export async function readArticle(
  pdf: Uint8Array,
  engines: readonly ArticleEngine[],
  onPage: (done: number, pages: number) => void,
): Promise<ReadCutOut[]> {
  const { pageCount } = await documentsTasks.describe({ pdf });
  const read: ReadCutOut[] = [];
  for (let pageIndex = 0; pageIndex < pageCount; pageIndex++) {
    const { segments } = await segmentationTasks.findSegments({ pdf, pageIndex });
    for (const segment of segments) read.push(await readCutOut(pdf, segment, engines));
    onPage(pageIndex + 1, pageCount);
  }
  return read;
}

async function readCutOut(
  pdf: Uint8Array,
  segment: SegmentWithImage,
  engines: readonly ArticleEngine[],
): Promise<ReadCutOut> {
  const { pageIndex, box, route, confidence, touchesEdge, label } = segment;
  const readings: Partial<Record<ArticleEngine, ImageReading>> = {};
  const read: ProgramAnswer[] = [];
  for (const program of PROGRAMS.filter((each) => engines.includes(each))) {
    const { outcome, labelsFrom } = await READ_WITH[program](pdf, segment);
    const reading = await readingOf(outcome);
    readings[program] = reading;
    const unwritable = !outcome.ok && outcome.isUnwritable ? outcome.reason : undefined;
    read.push({ program, reading, labelsFrom, unwritable });
  }
  if (engines.includes('best')) readings.best = await bestReading(read, touchesEdge);
  const where = { pageIndex, box, route, confidence, touchesEdge };
  return { ...where, ...(label && { label }), readings };
}
