/** A compound as PubChem knows it (session specification section 3, PubChem data). */
export interface PubchemCompound {
  readonly cid: number;
  /** Whether it is the very structure asked for, or one at least 95 % similar to it. */
  readonly match: 'identical' | 'similar';
  readonly url: string;
  readonly iupacName?: string;
  readonly molecularFormula?: string;
  /** Text as PubChem writes it, g/mol. */
  readonly molecularWeight?: string;
}
