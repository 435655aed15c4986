import type { Mistake } from '../scoring/mistake';

/** A picture that was read wrong, with everything needed to see why. */
export interface Failure extends Mistake {
  /** The program's title. */
  readonly engine: string;
  readonly folder: string;
  readonly file: string;
  /** SMILES. */
  readonly truth: string;
  /** SMILES; empty if there was no answer. */
  readonly answer: string;
  /** 0..1. */
  readonly confidence?: number | undefined;
  readonly tanimoto: number;
  /** Data URLs of the pictures; empty for what cannot be shown. */
  readonly images: {
    readonly picture: string;
    readonly truth: string;
    readonly answer: string;
  };
}
