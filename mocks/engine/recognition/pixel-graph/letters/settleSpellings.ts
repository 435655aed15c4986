import { otherEnd, partOf, type Sketch, type SketchAtom, touches } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import { NATIVE_BOND } from '../network';
import { argmax } from '../statistics';
import { classesOfLetters, type PlacedMeaning } from './besideLetter';
import { settleResidue } from './settleResidue';
import { soundSpellings } from './soundSpellings';
import { letterAt } from './spelledLabel';
import { weighMeanings } from './weighMeanings';

/**
 * Joins the two opinions on a label, its class and its letters. Where both mean the same, the label is surer than
 * by either; where they differ, the more probable one stands and is doubted; letters without a meaning count
 * for nothing.
 */
export function settleSpellings(classes: PixelGraphClasses, sketch: Sketch): Sketch {
  let settled = sketch;
  for (const atom of longestFirst(sketch.atoms)) {
    const index = settled.atoms.findIndex((each) => each.spellings === atom.spellings);
    if (index >= 0) settled = settle(classes, settled, index);
  }
  return settled;
}

const longestFirst = (atoms: readonly SketchAtom[]): SketchAtom[] =>
  atoms.filter(({ spellings }) => spellings).sort((a, b) => lengthOf(b) - lengthOf(a));

const lengthOf = ({ spellings }: SketchAtom): number => spellings?.[0]?.text.length ?? 0;

function settle(classes: PixelGraphClasses, sketch: Sketch, index: number): Sketch {
  const atom = sketch.atoms[index];
  if (!atom) return sketch;
  const joined = absorbed(sketch, index);
  const whole = joined && { ...joined, atom: judge(classes, joined.sketch, joined.index) };
  if (whole?.atom?.spelled) return withAtom(whole.sketch, whole.index, whole.atom);
  return withAtom(sketch, index, judge(classes, sketch, index) ?? atom);
}

const withAtom = ({ atoms, bonds }: Sketch, index: number, atom: SketchAtom): Sketch => ({
  atoms: atoms.map((each, i) => (i === index ? atom : each)),
  bonds,
});

/** An atom's label by both opinions. */
function judge(classes: PixelGraphClasses, sketch: Sketch, index: number): SketchAtom | undefined {
  const atom = sketch.atoms[index];
  if (!atom) return undefined;
  const sound = soundSpellings(classes, sketch, index, atom.spellings ?? []);
  const ofLetters = classesOfLetters(atom.classLogs.length, sound);
  if (ofLetters) return { ...atom, classLogs: ofLetters, label: argmax(ofLetters) };
  return settleResidue(classes, atom, nameBy(atom, sound), sound);
}

/** An atom by the most probable of its names, those of its classes and those that are spelled. */
function nameBy(atom: SketchAtom, sound: readonly PlacedMeaning[]): SketchAtom {
  const { classLogs, spelled } = weighMeanings(atom.classLogs, sound);
  const best = argmax(classLogs);
  if (spelled && spelled.probability > Math.exp(classLogs[best] ?? -Infinity)) {
    const { text, places } = spelled.spelling;
    return { ...atom, classLogs, spelled: { text, places, confidence: spelled.probability } };
  }
  // A rule may have chosen another class than the most probable one.
  const isChosen = atom.label === argmax(atom.classLogs);
  const isNamed = sound.some(({ label }) => label === best);
  return { ...atom, classLogs, label: isChosen && isNamed ? best : atom.label };
}

/** How far from the line of writing an atom may be that is one of the letters, pixels. */
const ASIDE = NATIVE_BOND / 3;
/** How far beyond the first and last letter, pixels. */
const BEYOND = NATIVE_BOND / 8;

/**
 * The sketch without the atoms that were found at other letters of a label, whose bonds lead to the label;
 * undefined if there are none.
 */
function absorbed(
  sketch: Sketch,
  index: number,
): { readonly sketch: Sketch; readonly index: number } | undefined {
  const { atoms, bonds } = sketch;
  const atom = atoms[index];
  const places = atom?.spellings?.[0]?.places ?? [];
  if (!atom || places.length < 2) return undefined;
  const left = letterAt(atom, Math.min(...places)).x - BEYOND;
  const right = letterAt(atom, Math.max(...places)).x + BEYOND;
  const letters = new Set(
    atoms.flatMap(({ x, y }, i) =>
      i !== index && x > left && x < right && Math.abs(y - atom.y) < ASIDE ? [i] : [],
    ),
  );
  if (letters.size === 0) return undefined;
  const moved = bonds
    .map((bond) => ({
      ...bond,
      begin: letters.has(bond.begin) ? index : bond.begin,
      end: letters.has(bond.end) ? index : bond.end,
    }))
    .filter(({ begin, end }) => begin !== end);
  const single = moved.filter(
    (bond, i) =>
      !touches(bond, index) ||
      moved.findIndex(
        (other) => touches(other, index) && otherEnd(other, index) === otherEnd(bond, index),
      ) === i,
  );
  const kept = partOf({ atoms, bonds: single }, (_, i) => !letters.has(i));
  return { sketch: kept, index: kept.atoms.indexOf(atom) };
}
