import type { Segment } from '../../engine/segmentation/segment';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';

type Labelled = Pick<Segment, 'label' | 'mentions'>;

/**
 * The segments with the places where the article speaks of what their labels name. Without them if the
 * article's text exceeds the limits: they are an addition, and the drawings matter more.
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
    const mentions = await pool.run('segmentation.findMentions', { pdf, drawings }, work);
    return segments.map((segment, i) => {
      const found = mentions[i];
      return found ? { ...segment, mentions: found } : segment;
    });
  } catch (error) {
    if (error instanceof TaskTooHeavy) return segments;
    throw error;
  }
}
