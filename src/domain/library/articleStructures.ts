import { structureText } from '../identifiers';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';

/** A structure of an article, and the drawing that shows it. */
export interface ArticleStructure {
  readonly segmentId: string;
  readonly text: string;
}

/** The structures of an article that nobody rejected, in its order. */
export const articleStructures = (work: Work): ArticleStructure[] =>
  drawingsOf(work).flatMap(({ segment, structure, judgement }) => {
    const text =
      structure && judgement?.verdict !== 'rejected' ? structureText(structure) : undefined;
    return text === undefined ? [] : [{ segmentId: segment.id, text }];
  });
