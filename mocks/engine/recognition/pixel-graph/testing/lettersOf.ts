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
