import type { PixelGraphClasses } from '../classes';
import { type ChargeIndex, type SketchAtom, type SketchBond, valenceOf } from './sketch';

/** Bonds of a carbon, a double one counted twice. */
export const CARBON_VALENCE = 4;
/** Maximum sum of drawn bond orders of an uncharged atom. */
const NEUTRAL: ReadonlyMap<string, number> = new Map([
  ['C', CARBON_VALENCE],
  ['N', 3],
  ['O', 2],
  ['S', 6],
  ['F', 1],
  ['Cl', 1],
  ['Br', 1],
  ['I', 1],
  ['P', 5],
  ['Si', 4],
  ['B', 3],
  ['H', 1],
  // An unspecified attachment, without a known chemical limit.
  ['*', 9],
  ['D', 1],
  ['Se', 6],
]);

/** The same of cations, where it differs; halogens bridge two atoms. */
const POSITIVE: ReadonlyMap<string, number> = new Map([
  ['N', 4],
  ['P', 4],
  ['O', 3],
  ['Cl', 2],
  ['Br', 2],
  ['I', 2],
]);

/** Abbreviations that are drawn in the middle of a chain. */
const DIVALENT_LABELS: ReadonlySet<string> = new Set([
  'NBoc',
  'NTs',
  'NMe',
  'NAc',
  'NBn',
  'NPh',
  'NEt',
  'SO2',
  'CO',
]);

/** Maximum number of neighbours, if it differs from the maximum valence. */
const DEGREES: ReadonlyMap<string, number> = new Map([
  ['N', 4],
  ['O', 3],
  ['B', 3],
  ['C', CARBON_VALENCE],
  ['Si', 4],
  ['S', 6],
  ['P', 6],
  ['*', 6],
  ['Se', 6],
]);

type Labelled = Pick<SketchAtom, 'label' | 'charge'>;

/** Maximum sum of bond orders of a label with a charge. */
export function maxValence(classes: PixelGraphClasses, label: number, charge: ChargeIndex): number {
  const name = classes.names[label] ?? '';
  const neutral = NEUTRAL.get(name);
  if (neutral === undefined) return classes.residues.has(name) || DIVALENT_LABELS.has(name) ? 2 : 1;
  if (charge === 0) return neutral;
  if (name === 'C') return 3;
  if (charge === 1) return POSITIVE.get(name) ?? neutral;
  if (name === 'O' || name === 'N' || name === 'S') return neutral - 1;
  return name === 'B' ? 4 : neutral;
}

/** Maximum number of neighbours of a label. */
function maxDegree(classes: PixelGraphClasses, { label, charge }: Labelled): number {
  return DEGREES.get(classes.names[label] ?? '') ?? maxValence(classes, label, charge);
}

/** Whether a label cannot have these bonds. */
export const exceeds = (
  classes: PixelGraphClasses,
  { label, charge }: Labelled,
  bonds: readonly SketchBond[],
): boolean =>
  valenceOf(bonds) > maxValence(classes, label, charge) ||
  bonds.length > maxDegree(classes, { label, charge });

/** Allowed for nitrogen drawn without its charge (nitro, azide, ammonium); charges are set later. */
const UNCHARGED_NITROGEN = { valence: 5, degree: 4 } as const;

/** By how many bonds and neighbours an atom has too many. */
export function excessOf(
  classes: PixelGraphClasses,
  { label, charge }: Labelled,
  bonds: readonly SketchBond[],
): number {
  const [valence, degree] = [valenceOf(bonds), bonds.length];
  const { valence: most, degree: mostNeighbours } = UNCHARGED_NITROGEN;
  if (classes.names[label] === 'N' && valence <= most && degree <= mostNeighbours) return 0;
  const over = Math.max(0, valence - maxValence(classes, label, charge));
  return over + Math.max(0, degree - maxDegree(classes, { label, charge }));
}
