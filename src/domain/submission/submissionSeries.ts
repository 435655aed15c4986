import { isTaken, type SubmissionReceipt } from './submissionReceipt';

/** How far one of a compound's drawings can be submitted. */
export interface SubmittableDrawing {
  /** Of the segment. */
  readonly id: string;
  readonly verdict: 'correct' | 'rejected' | undefined;
  /** Absent without a structure. */
  readonly smiles: string | undefined;
  readonly receipt: SubmissionReceipt | undefined;
}

/**
 * The compounds to submit, grouped by what can happen to them. Each is named by the segment whose structure
 * would be sent.
 */
export interface SeriesPlan {
  /** A person marked the structure as correct. */
  readonly checked: readonly string[];
  readonly unchecked: readonly string[];
  /** COCONUT has the structure already, or its stand-in if that is in use. */
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  /** Without a structure. */
  readonly unread: readonly string[];
}

type Fate = keyof SeriesPlan;

/** The first drawing that a person checked stands for all, otherwise the first with a structure. */
function fateOf(
  drawings: readonly SubmittableDrawing[],
  usesStandIn: boolean,
): readonly [Fate, string] | undefined {
  const read = drawings.filter(({ smiles }) => smiles !== undefined);
  const accepted = read.find(({ receipt, smiles }) => isTaken(receipt, smiles, usesStandIn));
  if (accepted) return ['accepted', accepted.id];
  const checked = read.find(({ verdict }) => verdict === 'correct');
  if (checked) return ['checked', checked.id];
  const unchecked = read.find(({ verdict }) => verdict !== 'rejected');
  if (unchecked) return ['unchecked', unchecked.id];
  const [first] = drawings;
  if (!first) return undefined;
  return [drawings.some(({ verdict }) => verdict === 'rejected') ? 'rejected' : 'unread', first.id];
}

/**
 * @param compounds the drawings of each, in the order of the article
 * @param usesStandIn whether they would go to COCONUT's stand-in
 */
export function seriesPlan(
  compounds: readonly (readonly SubmittableDrawing[])[],
  usesStandIn: boolean,
): SeriesPlan {
  const fates = compounds.flatMap((drawings) => {
    const fate = fateOf(drawings, usesStandIn);
    return fate ? [fate] : [];
  });
  const of = (wanted: Fate) => fates.filter(([fate]) => fate === wanted).map(([, id]) => id);
  return {
    checked: of('checked'),
    unchecked: of('unchecked'),
    accepted: of('accepted'),
    rejected: of('rejected'),
    unread: of('unread'),
  };
}

/** Whether all of them go without a question. */
export const isWithoutQuestion = ({ checked, ...others }: SeriesPlan): boolean =>
  checked.length > 0 && Object.values(others).every((ids) => ids.length === 0);
