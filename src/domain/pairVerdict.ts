import { presentText } from './missing';

/** What distinguishes two structures when the similarity does not; computed by the services' chemistry. */
export interface CanonicalForms {
  /** With stereo and isotopes. */
  readonly smiles: string;
  /** With isotopes, without stereo. */
  readonly smilesWithoutStereo: string;
  /** Absent if there is no InChI. */
  readonly inchiKey?: string;
  readonly stereoCentres: number;
  readonly definedStereoCentres: number;
}

export interface ComparedReading {
  /** As the engine wrote it. */
  readonly smiles?: string | undefined;
  readonly forms?: CanonicalForms | undefined;
}

/**
 * Our own verdict on two readings of one drawing, in addition to the services' agreement, whose
 * fingerprints ignore stereo: `stereo-open` if one of them defines none. `unknown` if there is nothing to decide
 * by; it is never a guess.
 */
export type PairVerdict = 'same' | 'stereo-open' | 'stereo-differs' | 'different' | 'unknown';

/**
 * A difference in stereo outranks an equal InChIKey, which ignores stereo next to mobile protons; otherwise
 * an equal InChIKey unites structures that differ only in where a proton is drawn. Without canonical forms
 * equal strings prove sameness, and unequal ones prove nothing.
 */
export function pairVerdict(a: ComparedReading, b: ComparedReading): PairVerdict {
  const smiles = presentText(a.smiles);
  if (smiles !== undefined && smiles === presentText(b.smiles)) return 'same';
  if (!a.forms || !b.forms) return 'unknown';
  if (a.forms.smiles === b.forms.smiles) return 'same';
  if (a.forms.smilesWithoutStereo === b.forms.smilesWithoutStereo) {
    return isFlat(a.forms) || isFlat(b.forms) ? 'stereo-open' : 'stereo-differs';
  }
  const hasEqualKey = a.forms.inchiKey !== undefined && a.forms.inchiKey === b.forms.inchiKey;
  return hasEqualKey ? 'same' : 'different';
}

const isFlat = ({ smiles, smilesWithoutStereo }: CanonicalForms): boolean =>
  smiles === smilesWithoutStereo;

const WORST_FIRST: readonly PairVerdict[] = [
  'different',
  'stereo-differs',
  'stereo-open',
  'unknown',
  'same',
];

/** The verdict on all pairs together: the worst of them, or none without a pair. */
export function overallVerdict(verdicts: readonly PairVerdict[]): PairVerdict | undefined {
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict));
}

/** Every two of a list, the earlier one first. */
export function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((first, index) =>
    items.slice(index + 1).map((second) => [first, second] as const),
  );
}
