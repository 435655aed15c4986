/** A compound as PubChem knows it (session specification section 3, PubChem data). */
export interface PubchemCompound {
  readonly cid: number;
  readonly url: string;
  readonly iupacName?: string;
  readonly molecularFormula?: string;
  /** Text as PubChem writes it, g/mol. */
  readonly molecularWeight?: string;
}
