import type { FormulaSays } from '../textSays';
import type { Identifiers } from '../identifiers';

/** What the checks look at. */
export interface CheckedCompound {
  readonly id: string;
  /** In a sentence about another one: `#15`. */
  readonly called: string;
  readonly smiles: string | undefined;
  /** As far as the services have computed them. */
  readonly identifiers: Partial<Identifiers> | undefined;
  /** Why the services cannot read the structure. */
  readonly refusal?: string | undefined;
  /** As a person said them, or else as proposed. */
  readonly number: string | undefined;
  readonly name: string | undefined;
  readonly formulaSays?: FormulaSays | undefined;
}

/** Canonical where it is known; a SMILES may be followed by a blank and more. */
export const smilesOf = ({ smiles, identifiers }: CheckedCompound): string =>
  (identifiers?.smiles ?? smiles ?? '').split(/\s/)[0] ?? '';
