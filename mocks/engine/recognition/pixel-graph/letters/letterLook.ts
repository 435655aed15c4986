import type { LookFormat } from '../second-look/labelLook';

/**
 * Runs the letter network on some views.
 *
 * @param views count x height x width values, 0 paper to 1 ink
 * @returns count x frames x (letters + 1) logits; blank is the first of each frame
 */
export type RunLetterNetwork = (views: Float32Array, count: number) => Promise<Float32Array>;

/** The letter network's input, and the letters that it knows. */
export interface LetterFormat extends LookFormat {
  readonly alphabet: string;
}

/** The third network, which reads the letters of a label one after another, whatever they mean. */
export interface LetterLook extends LetterFormat {
  readonly run: RunLetterNetwork;
}

/** What the letters of a label may be. */
export interface Spelling {
  readonly text: string;
  /** Natural logarithm of its probability. */
  readonly log: number;
  /** Where each letter is, to the right of the atom, bonds. */
  readonly places: readonly number[];
}
