/**
 * A compound that a table beside a drawing describes: the reading of the core with the groups of one row in
 * the place of its residues. It has a structure, or a reason why there is none.
 */
export interface TableCompound {
  /** As printed, without brackets. */
  readonly number?: string;
  readonly name?: string;
  /** The whole row. */
  readonly text: string;
  /** What the row says of each residue, as printed: `R1` → `OMe`. */
  readonly groups: Readonly<Record<string, string>>;
  /** How it was found: not drawn itself, but from the table. */
  readonly from: 'table';
  readonly smiles?: string;
  readonly molfile?: string;
  /** Why there is no structure, in words. */
  readonly reason?: string;
}
