import { midpoint } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import type { Doubt } from '../../doubts/doubt';
import { withArticle } from '../../doubts/inWords';
import { inkShare } from '../assembly/inkUnderBonds';
import { isWedge, type Sketch, type SketchAtom, type SketchBond } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import { NATIVE_BOND } from '../network';
import { placeConfidence } from './placeConfidence';

/** A reading less likely than this is not worth mentioning, 0..1. */
const LEAST_LIKELY = 0.02;
const MOST_READINGS = 3;
/** Of rings around a label and around a bond's middle, bonds. */
const RADII = { atom: 0.4, bond: 0.5 } as const;

/** By bond type. */
const BOND_NAMES = ['single bond', 'double bond', 'triple bond', 'solid wedge', 'hashed wedge'];
/** By charge index. */
const SIGNS = ['', '+', '−'];

/**
 * How sure each atom and bond of a sketch is; indices and pixels are the sketch's. One place may be in doubt for
 * several reasons.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function sketchDoubts(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): Doubt[] {
  return [
    ...sketch.atoms.flatMap((atom, index) => atomDoubts(classes, atom, index)),
    ...sketch.bonds.flatMap((bond) => bondDoubts(sketch, bond, ink)),
  ];
}

function atomDoubts(classes: PixelGraphClasses, atom: SketchAtom, index: number): Doubt[] {
  const { x, y, classLogs, label, chargeLogs, charge, confidence, because } = atom;
  const place = { atoms: [index], x, y, radius: RADII.atom * NATIVE_BOND };
  const name = classes.names[label] ?? '*';
  const letters = likeliest(classLogs, label, (other) => classes.names[other] ?? '*');
  const written = placeConfidence('label', probability(classLogs, label));
  const there = placeConfidence('atom', confidence);
  const doubts: Doubt[] = [
    {
      ...place,
      kind: 'label',
      confidence: written,
      readings: letters,
      says: because ?? inWords(letters),
    },
    { ...place, kind: 'atom', confidence: there, says: 'There may be no atom here.' },
  ];
  if (label >= classes.elementCount) return doubts;
  const charges = likeliest(chargeLogs, charge, (other) => name + (SIGNS[other] ?? ''));
  const charged = placeConfidence('charge', probability(chargeLogs, charge));
  return [
    ...doubts,
    { ...place, kind: 'charge', confidence: charged, readings: charges, says: inWords(charges) },
  ];
}

function bondDoubts({ atoms }: Sketch, bond: SketchBond, ink: InkImage): Doubt[] {
  const { begin, end, type, typeLogs, confidence, because } = bond;
  const [from, to] = [atoms[begin], atoms[end]];
  if (!from || !to) return [];
  const place = { atoms: [begin, end], ...midpoint(from, to), radius: RADII.bond * NATIVE_BOND };
  const readings = likeliest(typeLogs, type, (other) => BOND_NAMES[other] ?? '');
  const isStereo = isWedge(type) || readings.some((name) => name.endsWith('wedge'));
  const sign = isStereo ? 'stereo' : 'order';
  const typed = placeConfidence(sign, probability(typeLogs, type));
  const there = placeConfidence('bond', confidence);
  const inked = placeConfidence('ink', inkShare(ink, from, to));
  const kind = isStereo ? 'stereo' : 'bond';
  return [
    { ...place, kind, confidence: typed, readings, says: because ?? inWords(readings) },
    { ...place, kind: 'bond', confidence: there, says: because ?? 'There may be no bond here.' },
    { ...place, kind: 'bond', confidence: inked, says: 'The line of this bond is broken.' },
  ];
}

const probability = (logs: readonly number[], index: number): number =>
  Math.min(1, Math.exp(logs[index] ?? -Infinity));

/** The reading that stands, then the others that are likely enough to be mentioned. */
function likeliest(
  logs: readonly number[],
  taken: number,
  nameOf: (index: number) => string,
): string[] {
  const others = logs
    .map((log, index) => ({ index, share: Math.exp(log) }))
    .filter(({ index, share }) => index !== taken && share >= LEAST_LIKELY)
    .toSorted((a, b) => b.share - a.share);
  return [nameOf(taken), ...others.map(({ index }) => nameOf(index))].slice(0, MOST_READINGS);
}

function inWords(readings: readonly string[]): string {
  const [taken = '', ...others] = readings.map(withArticle);
  if (others.length === 0) return `Read as ${taken}, not clearly.`;
  return `Read as ${taken}; may be ${others.join(' or ')}.`;
}
