import { checkedDrawing, type CheckedDrawing } from '../checks/checkedDrawing';
import { structureCheck, type StructureCheck } from '../checks/structureCheck';
import { withNumbers } from '../drawingNumbers';
import { structureText, type Identifiers } from '../identifiers';
import type { Work } from '../work';
import { drawingsOf } from '../workDrawings';

/** A drawing of an article that need not be open, without what the services say of its structure. */
export interface DrawingToCheck {
  readonly drawing: CheckedDrawing;
  /** What they are asked about. */
  readonly text: string;
}

/** The structures of an article that nobody rejected, in its order. */
export function drawingsToCheck(work: Work): DrawingToCheck[] {
  const numbers = withNumbers(work.segments.numbers ?? {}, work.segments.items, false);
  return drawingsOf(work).flatMap(({ segment, structure, judgement, draft }) => {
    const text = structure && structureText(structure);
    const drawing = checkedDrawing({
      ...{ segment, structure, judgement, draft, ordinal: numbers[segment.id] ?? '' },
      ...{ identifiers: undefined, refusal: undefined },
    });
    const isRejected = judgement?.verdict === 'rejected';
    return drawing && text !== undefined && !isRejected ? [{ drawing, text }] : [];
  });
}

/** What the services said of a structure: what it is, or why they cannot read it. */
export type SaidOfStructure = { readonly identifiers: Identifiers } | { readonly refusal: string };

/** What the checks find in an article, with what the services have said so far. */
export function articleCheck(
  drawings: readonly DrawingToCheck[],
  saidOf: (text: string) => SaidOfStructure | undefined,
): StructureCheck & { readonly unidentified: number } {
  const looked = drawings.map(({ drawing, text }) => ({ drawing, said: saidOf(text) }));
  return {
    ...structureCheck(looked.map(({ drawing, said }) => ({ ...drawing, ...said }))),
    unidentified: looked.filter(({ said }) => said === undefined).length,
  };
}
