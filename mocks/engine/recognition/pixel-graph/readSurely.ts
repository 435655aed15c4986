import { withoutSmallComponents } from './assembly/connectedComponents';
import type { Sketch } from './assembly/sketch';
import { readingConfidence } from './confidence/readingConfidence';
import { maxScale } from './findScale';
import { firstReading } from './firstReading';
import type { InkImage } from '../../ink/inkImage';
import type { PixelGraphNet } from './network';
import type { ReadSketch } from './readSketch';
import { readAtScale } from './readSketch';

/**
 * Readings below this confidence are retried, and all that would be withheld. At 0.5 and before letters were read, 22 of the 398 development
 * images, of which 335 were correct without retries and 339 with them; letters make wrong readings surer, too,
 * and at 0.6 one more of 320 is correct.
 */
const SURE_ENOUGH = 0.6;
/** Factors applied to the scale that explains a picture best. */
const OTHER_SCALES = [1.13, 0.88];

/** A reading, and its confidence before calibration. */
export interface RatedReading {
  readonly read: ReadSketch;
  /** Without misread letters and dashes next to the structure. */
  readonly sketch: Sketch;
  readonly rawConfidence: number;
}

/**
 * Reads a picture at the scale that explains it best, and at others while it is uncertain; returns the most
 * certain reading. At the others, labels are only looked at where the bonds are sure enough for an answer: in
 * crowded drawings they rarely are, and the labels take as long as the bonds.
 *
 * @param minQuality a picture that no scale explains better than this is not retried
 * @returns null if there are no bonds
 */
export async function readSurely(
  net: PixelGraphNet,
  ink: InkImage,
  minQuality: number,
): Promise<RatedReading | null> {
  const first = await firstReading(net, ink);
  if (!first) return null;
  const { found } = first;
  const sureEnough = Math.max(SURE_ENOUGH, net.classes.calibration.unreadableBelow);
  let surest = first.read && rated(net, first.read);
  for (const factor of found.quality < minQuality ? [] : OTHER_SCALES) {
    if (surest && surest.rawConfidence >= sureEnough) break;
    const scale = Math.min(found.scale * factor, maxScale(ink));
    const needed = surest ? leastOfUse(net, surest) : 0;
    const read = await readAtScale(net, ink, { scale, quality: found.quality }, needed);
    const other = read && rated(net, read);
    if (other && other.rawConfidence > (surest?.rawConfidence ?? 0)) surest = other;
  }
  return surest;
}

/** Below this confidence another reading is neither surer nor an answer. */
const leastOfUse = ({ classes }: PixelGraphNet, { rawConfidence }: RatedReading): number =>
  Math.max(rawConfidence, classes.calibration.unreadableBelow);

function rated(net: PixelGraphNet, read: ReadSketch): RatedReading {
  const sketch = withoutSmallComponents(net.classes, read);
  return { read, sketch, rawConfidence: readingConfidence(sketch, read.view) };
}
