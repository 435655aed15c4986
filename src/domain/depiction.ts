/** How a structure is drawn (docs/requirements/core.md 3.23). */
export interface DepictionOptions {
  readonly smiles?: string;
  readonly molfile?: string;
  /** Draws the molfile with its own coordinates; a molfile without SMILES needs it. */
  readonly useMolfileDirectly: boolean;
  /** Pixels, 100..2000. */
  readonly width: number;
  readonly height: number;
  /** Degrees, 0 <= x < 360. */
  readonly rotate: number;
  readonly kekulize: boolean;
  readonly cip: boolean;
  readonly unicolor: boolean;
  /** SMARTS whose matches are highlighted; empty for none. */
  readonly highlight: string;
  readonly transparent: boolean;
}

/** docs/requirements/core.md 9.14 */
export const DEPICTION_DEFAULTS = {
  useMolfileDirectly: false,
  width: 512,
  height: 512,
  rotate: 0,
  kekulize: true,
  cip: true,
  unicolor: false,
  highlight: '',
  transparent: false,
} as const satisfies DepictionOptions;

/** The size of a drawing on a segment's card, pixels: twice the box it fills, for high-resolution screens. */
export const CARD_DEPICTION_SIZE = { width: 250, height: 200 } as const;

/** The size of a drawing in the viewer, pixels (docs/requirements/core.md 9.14). */
export const VIEWER_DEPICTION_SIZE = { width: 400, height: 300 } as const;

/** The size of a drawing that is submitted, pixels (docs/requirements/session.md S7.32). */
export const SUBMISSION_DEPICTION_SIZE = { width: 300, height: 300 } as const;
