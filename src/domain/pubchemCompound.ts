/** A compound in PubChem (docs/requirements/session.md S3.7). */
export interface PubchemCompound {
  readonly cid: number;
  /** Whether it is exactly the requested structure, or at least 95 % similar to it. */
  readonly match: 'identical' | 'similar';
  readonly url: string;
  readonly iupacName?: string;
  readonly molecularFormula?: string;
  /** Text as written by PubChem, g/mol. */
  readonly molecularWeight?: string;
}
