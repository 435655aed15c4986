import type { InkImage } from '../../../ink/inkImage';
import { resample } from '../../../ink/resample';
import type { AtomCandidate } from '../decodeHeads';
import { NATIVE_BOND, PADDING } from '../network';
import { cutView, SURE_CARBON } from '../second-look/labelView';
import { decodeLetters } from '../../decodeLetters';
import type { LetterLook, Spelling } from './letterLook';

/** Views per run, because the WebAssembly heap is limited. */
const BATCH = 16;
/** Labels of a picture that are spelled out; a page of text has hundreds of letters. */
const MOST_LABELS = 48;

/**
 * Reads the letters of some labels, by default those whose class is doubtful.
 *
 * @param ink the picture before it was scaled
 * @param scale factor at which the atoms were found
 * @param atoms in pixels of the scaled, padded picture
 * @throws Error if the size of the output does not match the alphabet
 */
export async function spellOut<Atom extends AtomCandidate>(
  look: LetterLook,
  ink: InkImage,
  scale: number,
  atoms: readonly Atom[],
  isAsked: (atom: Atom) => boolean = isDoubtful,
): Promise<Atom[]> {
  const asked = atoms.filter(isAsked).slice(0, MOST_LABELS);
  const enlarged = look.bondLength / NATIVE_BOND;
  const closer = asked.length ? resample(ink, scale * enlarged) : null;
  const spelled = new Map<Atom, Atom>();
  for (let first = 0; closer && first < asked.length; first += BATCH) {
    const batch = asked.slice(first, first + BATCH);
    const views = viewsOf(look, closer, enlarged, batch);
    const logits = await look.run(views, batch.length);
    const size = logits.length / batch.length;
    if (!Number.isInteger(size / (look.alphabet.length + 1))) {
      throw new Error(
        'The output of the letter network does not fit its alphabet: weights and classes do not belong together',
      );
    }
    batch.forEach((atom, i) => {
      const own = logits.subarray(i * size, (i + 1) * size);
      spelled.set(atom, { ...atom, spellings: spellings(look, own) });
    });
  }
  return atoms.map((atom) => spelled.get(atom) ?? atom);
}

/** What is surely of a class needs no letters, nor does a sure corner. */
const SURE_CLASS = 0.999;

function isDoubtful({ classLogs }: AtomCandidate): boolean {
  const [carbon = -Infinity, ...others] = classLogs.map(Math.exp);
  return carbon < SURE_CARBON && Math.max(...others) < SURE_CLASS;
}

function viewsOf(
  look: LetterLook,
  closer: InkImage,
  enlarged: number,
  atoms: readonly AtomCandidate[],
): Float32Array {
  const size = look.width * look.height;
  const views = new Float32Array(atoms.length * size);
  atoms.forEach(({ x, y }, i) => {
    const place = { x: (x - PADDING) * enlarged, y: (y - PADDING) * enlarged };
    cutView(closer, place, look, views.subarray(i * size, (i + 1) * size));
  });
  return views;
}

function spellings(look: LetterLook, logits: Float32Array): Spelling[] {
  const { alphabet, width, bondLength } = look;
  const pixels = (width * (alphabet.length + 1)) / logits.length;
  return decodeLetters(logits, alphabet).map(({ text, log, frames }) => ({
    text,
    log,
    places: frames.map((frame) => ((frame + 0.5) * pixels - width / 2) / bondLength),
  }));
}
