import type { InkImage } from '../../../ink/inkImage';
import { bondOrder, isWedge, type Sketch, type SketchAtom, touches } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import type { PixelGraphNet } from '../network';
import { spellOut } from './spellOut';

/** Less probable letters say nothing: where an `O` is drawn alone, they find a `Q` probable by up to 0.2. */
const LEAST_PROBABLE = 0.5;
/**
 * A `Q` is at most as probable as this: of 512 oxygens with one single bond in the development images and the
 * drawings of articles, the letters of four are a `Q`; one of these has a wedge, and the other three are a `Q`. By
 * Laplace's rule of succession that is four in five.
 */
const MOST_PROBABLE = 0.8;

/**
 * Takes a lone `O` at a plain single bond for the residue `Q` where its letters are that: the label network is sure
 * of many an `O` that is a `Q`. A wedge may end at an `O` like the tail of a `Q`.
 *
 * @param ink the picture before it was scaled
 * @param scale factor at which the sketch was read
 */
export async function readLoneOxygens(
  { classes, letters }: Pick<PixelGraphNet, 'classes' | 'letters'>,
  ink: InkImage,
  scale: number,
  sketch: Sketch,
): Promise<Sketch> {
  if (!letters) return sketch;
  const lone = new Set(sketch.atoms.filter((_, i) => isLoneOxygen(classes, sketch, i)));
  if (lone.size === 0) return sketch;
  const read = await spellOut(letters, ink, scale, sketch.atoms, (atom) => lone.has(atom));
  const atoms = sketch.atoms.map((atom, i) =>
    lone.has(atom) ? byLetters(classes, atom, read[i] ?? atom) : atom,
  );
  return { atoms, bonds: sketch.bonds };
}

function isLoneOxygen(classes: PixelGraphClasses, sketch: Sketch, index: number): boolean {
  const atom = sketch.atoms[index];
  if (!atom || atom.spellings || atom.charge !== 0) return false;
  if (classes.names[atom.label] !== 'O') return false;
  const [bond, ...others] = sketch.bonds.filter((each) => touches(each, index));
  return !!bond && !others.length && bondOrder(bond.type) === 1 && !isWedge(bond.type);
}

function byLetters(
  classes: PixelGraphClasses,
  atom: SketchAtom,
  { spellings = [] }: SketchAtom,
): SketchAtom {
  const asQ = spellings.find(({ text }) => text === 'Q');
  const probability = Math.min(MOST_PROBABLE, Math.exp(asQ?.log ?? -Infinity));
  const label = classes.names.indexOf('Q');
  if (label < 0 || probability < LEAST_PROBABLE) return atom;
  const shares = new Map([
    [label, probability],
    [atom.label, 1 - probability],
  ]);
  const classLogs = atom.classLogs.map((log, i) => Math.log(shares.get(i) ?? Math.exp(log)));
  return { ...atom, label, classLogs };
}
