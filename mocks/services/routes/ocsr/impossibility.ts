import type { Recognition } from './recognition';

/** Why a reading has no SMILES. */
export const impossibility = ({ remarks }: Recognition): string =>
  remarks.length === 0
    ? 'No structure was read'
    : `The recognised structure is not possible: ${remarks.join('; ')}`;
