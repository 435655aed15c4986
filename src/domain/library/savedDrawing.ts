import { saidOrProposed } from '../compoundLabel';
import { withNumbers } from '../drawingNumbers';
import type { Judgement } from '../judgement';
import type { Segment } from '../segment';
import type { Structure } from '../structure';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';

/** A drawing of an article that need not be open, as it is shown beside one of the open article. */
export interface SavedDrawing {
  readonly segment: Segment;
  /** Its number in the article: `12` or `12a`. */
  readonly ordinal: string;
  /** Number and name of the compound, as far as they are known. */
  readonly text: string;
  readonly structure: Structure | undefined;
  /** The one that stands. */
  readonly judgement: Judgement | undefined;
}

export function savedDrawing(work: Work, id: string): SavedDrawing | undefined {
  const found = drawingsOf(work).find(({ segment }) => segment.id === id);
  if (!found) return undefined;
  const { segment, structure, judgement, draft } = found;
  const { number, name } = saidOrProposed(segment.label, draft);
  return {
    ...{ segment, structure, judgement },
    ordinal: withNumbers(work.segments.numbers ?? {}, work.segments.items, false)[id] ?? '',
    text: [number, name].filter((word) => word).join(' '),
  };
}
