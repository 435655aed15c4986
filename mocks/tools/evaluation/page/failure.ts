import type { Mistake } from '../scoring/mistake';

/** A picture that was read wrong, with what is needed to see why. */
export interface Failure extends Mistake {
  /** The program's title. */
  readonly engine: string;
  readonly folder: string;
  readonly file: string;
  /** SMILES. */
  readonly truth: string;
  /** SMILES; empty when nothing was answered. */
  readonly answer: string;
  /** 0..1. */
  readonly confidence?: number | undefined;
  readonly tanimoto: number;
  /** Addresses of the pictures, with the data in them; empty for what cannot be shown. */
  readonly images: {
    readonly picture: string;
    readonly truth: string;
    readonly answer: string;
  };
}
