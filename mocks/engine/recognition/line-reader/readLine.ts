import type { InkImage } from '../../ink/inkImage';
import { resample } from '../../ink/resample';
import { decodeLetters } from '../decodeLetters';
import type { LineLook } from './lineLook';

/** Paper above, below and beside a line's ink, in its heights, as in training (`line_views.py`). */
const MARGIN = 0.125;
/** Paper at the end of a view, and what its width is a multiple of: the network halves it twice. */
const TAIL = 8;
const STEP = 4;

/** A line as the network reads it. */
export interface ReadLine {
  readonly text: string;
  /** 0..1. */
  readonly certainty: number;
}

/**
 * Reads a line of text.
 *
 * @param inkWith its ink with a margin, in heights of the line
 */
export async function readLine(
  look: LineLook,
  inkWith: (margin: number) => InkImage,
): Promise<ReadLine> {
  const ink = inkWith(MARGIN);
  const scaled = resample(ink, look.height / ink.height);
  const width = STEP * Math.ceil(scaled.width / STEP) + TAIL;
  const view = new Float32Array(look.height * width);
  for (let y = 0; y < Math.min(look.height, scaled.height); y++) {
    view.set(scaled.data.subarray(y * scaled.width, (y + 1) * scaled.width), y * width);
  }
  const [best] = decodeLetters(await look.run(view, width), look.alphabet);
  return { text: best?.text.trim() ?? '', certainty: Math.exp(best?.log ?? -Infinity) };
}
