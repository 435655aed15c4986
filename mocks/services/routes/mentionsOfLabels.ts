import type { Segment } from '../../engine/segmentation/segment';
import type { AboutCompound } from '../../engine/segmentation/mentions/aboutCompounds';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { PartUnavailable } from '../tasks/partUnavailable';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';

type Labelled = Pick<Segment, 'label' | keyof AboutCompound>;

/**
 * The segments with what the article says of the compounds that their labels name. Without it if the article's
 * text exceeds the limits, or the tagger's lists did not arrive: it is an addition, and the drawings matter more.
 *
 * @param pageOf zero-based
 */
export async function withMentions<Found extends Labelled>(
  pool: TaskRunner,
  pdf: Uint8Array,
  { segments, pageOf }: { segments: readonly Found[]; pageOf: (segment: Found) => number },
  work: Work,
): Promise<readonly Found[]> {
  if (segments.every(({ label }) => label === undefined)) return segments;
  const drawings = segments.map((segment) => ({
    pageIndex: pageOf(segment),
    label: segment.label,
  }));
  try {
    const about = await pool.run('segmentation.findMentions', { pdf, drawings }, work);
    return segments.map((segment, i) => ({ ...segment, ...about[i] }));
  } catch (error) {
    if (error instanceof TaskTooHeavy || error instanceof PartUnavailable) return segments;
    throw error;
  }
}
