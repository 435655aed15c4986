import type { PixelGraphClasses } from '../classes';
import type { AtomCandidate } from '../decodeHeads';
import type { InkImage } from '../../../ink/inkImage';
import { NATIVE_BOND, PADDING } from '../network';
import { resample } from '../../../ink/resample';
import { fuseLogs } from './fuseLogs';
import type { LabelLook } from './labelLook';
import { cutView, SURE_CARBON } from './labelView';

/** Views per run, because the WebAssembly heap is limited. */
const BATCH = 32;

/**
 * Looks at each written label again, enlarged, and corrects its class probabilities.
 *
 * @param ink the picture before it was scaled
 * @param scale factor at which the atoms were found
 * @param atoms in pixels of the scaled, padded picture
 * @throws Error if the size of the output does not match the classes
 */
export async function lookCloser(
  classes: PixelGraphClasses,
  look: LabelLook,
  ink: InkImage,
  scale: number,
  atoms: readonly AtomCandidate[],
): Promise<AtomCandidate[]> {
  const enlarged = look.bondLength / NATIVE_BOND;
  const written = atoms.filter(isWritten);
  const closer = written.length ? resample(ink, scale * enlarged) : null;
  const looked = new Map<AtomCandidate, AtomCandidate>();
  for (let first = 0; closer && first < written.length; first += BATCH) {
    const batch = written.slice(first, first + BATCH);
    const logits = await lookAt(classes, look, closer, enlarged, batch);
    batch.forEach((atom, i) => {
      const own = Array.from(
        logits.subarray(i * classes.names.length, (i + 1) * classes.names.length),
      );
      looked.set(atom, { ...atom, classLogs: fuseLogs(atom.classLogs, own, classes.prior) });
    });
  }
  return atoms.map((atom) => looked.get(atom) ?? atom);
}

/** Carbon is the first class; anything that is or may be another class is written in letters. */
const isWritten = ({ classLogs }: AtomCandidate): boolean =>
  Math.exp(classLogs[0] ?? -Infinity) < SURE_CARBON;

async function lookAt(
  classes: PixelGraphClasses,
  look: LabelLook,
  closer: InkImage,
  enlarged: number,
  atoms: readonly AtomCandidate[],
): Promise<Float32Array> {
  const size = look.width * look.height;
  const views = new Float32Array(atoms.length * size);
  atoms.forEach(({ x, y }, i) => {
    const place = { x: (x - PADDING) * enlarged, y: (y - PADDING) * enlarged };
    cutView(closer, place, look, views.subarray(i * size, (i + 1) * size));
  });
  const logits = await look.run(views, atoms.length);
  const expected = atoms.length * classes.names.length;
  if (logits.length !== expected) {
    throw new Error(
      `The label network answered ${logits.length} values instead of ${expected}: weights and classes do not belong together`,
    );
  }
  return logits;
}
