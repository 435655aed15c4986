import { saidOrProposed } from '../compoundLabel';
import type { CompoundDraft } from '../compoundDraft';
import type { Identifiers } from '../identifiers';
import type { Judgement } from '../judgement';
import { presentText } from '../missing';
import type { Segment } from '../segment';
import { hasStructure, type Structure } from '../structure';
import type { CheckedCompound } from './checkedCompound';

/** A drawing as the checks see it, and what a person said of it. */
export interface CheckedDrawing extends CheckedCompound {
  readonly verdict: Judgement['verdict'] | undefined;
}

interface Sources {
  readonly segment: Segment;
  readonly structure: Structure | undefined;
  /** The one that stands. */
  readonly judgement: Judgement | undefined;
  readonly draft: CompoundDraft;
  /** Its number in the article: `12` or `12a`. */
  readonly ordinal: string;
  readonly identifiers: Identifiers | undefined;
  readonly refusal: string | undefined;
}

/** `undefined` for a drawing without a structure: there is nothing to check. */
export function checkedDrawing({
  segment,
  structure,
  judgement,
  draft,
  ordinal,
  identifiers,
  refusal,
}: Sources): CheckedDrawing | undefined {
  if (!structure || !hasStructure(structure)) return undefined;
  const { number, name } = saidOrProposed(segment.label, draft);
  return {
    ...{ id: segment.id, called: `#${ordinal}`, identifiers, refusal },
    smiles: presentText(structure.smiles),
    number: presentText(number),
    name: presentText(name),
    formulaSays: structure.formulaSays,
    verdict: judgement?.verdict,
  };
}
