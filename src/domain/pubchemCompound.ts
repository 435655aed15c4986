/** A compound as PubChem knows it (docs/requirements/session.md S3.7). */
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
