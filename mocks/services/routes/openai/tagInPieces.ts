import type { Annotation } from '../../../engine/annotation/annotate';
import type { LabelledValues } from '../../../engine/annotation/positions';
import { WHOLE_LENGTH } from '../../../engine/annotation/textPieces';
import type { TaskRunner, Work } from '../../tasks/taskRunner';

/**
 * Tags a text with the local tagger. A long text is tagged in pieces, so that other sessions' work can run in
 * between, and tagging stops once the request is cancelled.
 */
export async function tagInPieces(
  pool: Pick<TaskRunner, 'run'>,
  text: string,
  work: Work,
  choice: { readonly rulesOnly?: boolean } = {},
): Promise<Annotation> {
  if (text.length <= WHOLE_LENGTH)
    return pool.run('annotation.annotate', { text, ...choice }, work);
  const pieces = await pool.run('annotation.pieces', { text }, work);
  const found: LabelledValues[][] = [];
  for (const piece of pieces) {
    found.push(await pool.run('annotation.findValues', { piece, ...choice }, work));
  }
  return pool.run('annotation.conclude', { text, found, ...choice }, work);
}
