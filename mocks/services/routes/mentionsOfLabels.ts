import type { SegmentWithImage } from '../../engine/segmentation/segment';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';

/**
 * The segments with the places where the article speaks of what their labels name. Without them if the
 * article's text exceeds the limits: they are an addition, and the drawings matter more.
 */
export async function withMentions(
  pool: TaskRunner,
  pdf: Uint8Array,
  segments: readonly SegmentWithImage[],
  work: Work,
): Promise<readonly SegmentWithImage[]> {
  if (segments.every(({ label }) => label === undefined)) return segments;
  const drawings = segments.map(({ pageIndex, label }) => ({ pageIndex, label }));
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
