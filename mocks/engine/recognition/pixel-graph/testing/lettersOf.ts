import type { RunLetterNetwork } from '../letters/letterLook';

/** What a frame shows, with the logits of other letters that it may show. */
export type Frame = Readonly<Record<string, number>>;

/** The logits of frames; a frame that shows nothing is a blank. */
export function letterLogits(alphabet: string, frames: readonly Frame[]): Float32Array {
  const kinds = alphabet.length + 1;
  const logits = new Float32Array(frames.length * kinds);
  frames.forEach((frame, row) => {
    const shown = Object.entries(frame);
    if (shown.length === 0) logits[row * kinds] = 20;
    for (const [letter, logit] of shown) {
      logits[row * kinds + 1 + (letter === '' ? -1 : alphabet.indexOf(letter))] = logit;
    }
  });
  return logits;
}

/** A letter network that reads the same in every view, and the numbers of views that it was given at once. */
export function readsEverywhere(one: Float32Array): {
  readonly counts: readonly number[];
  readonly run: RunLetterNetwork;
} {
  const counts: number[] = [];
  const run: RunLetterNetwork = (_, count) => {
    counts.push(count);
    const logits = new Float32Array(count * one.length);
    for (let i = 0; i < count; i++) logits.set(one, i * one.length);
    return Promise.resolve(logits);
  };
  return { counts, run };
}
