import type { ProgramReading } from './programReading';

/** Which residue is which counts only where both programs say it. */
export function readsTheSame({ forms: a }: ProgramReading, { forms: b }: ProgramReading): boolean {
  if (a.smiles !== b.smiles) return false;
  const isOpen = a.numberedSmiles === undefined || b.numberedSmiles === undefined;
  return isOpen || a.numberedSmiles === b.numberedSmiles;
}

/** Whether two readings are the same, or the same but for stereo. */
export function likenessOf(a: ProgramReading, b: ProgramReading): 'same' | 'stereo' | 'other' {
  if (readsTheSame(a, b)) return 'same';
  const isStereo = a.forms.smilesWithoutStereo === b.forms.smilesWithoutStereo;
  return isStereo && a.forms.smiles !== b.forms.smiles ? 'stereo' : 'other';
}
