import type { PixelGraphClasses } from '../classes';
import type { Sketch } from './sketch';
import { otherEnd, touches } from './sketch';

/** From this probability on, H is preferred to a residue: R is rarer in drawings of real compounds. */
const LEAST_PROBABILITY = 0.1;
const CARRIERS: ReadonlySet<string> = new Set(['C', 'N']);

/** Reads an end drawn at C or N as H if the network hesitates between that and `R`. */
export function preferDrawnHydrogens(classes: PixelGraphClasses, { atoms, bonds }: Sketch): void {
  const hydrogen = classes.names.indexOf('H');
  atoms.forEach((atom, index) => {
    if (classes.names[atom.label] !== 'R') return;
    if (Math.exp(atom.classLogs[hydrogen] ?? -Infinity) <= LEAST_PROBABILITY) return;
    const [bond, second] = bonds.filter((each) => touches(each, index));
    if (!bond || second || bond.type === 1 || bond.type === 2) return;
    const carrier = atoms[otherEnd(bond, index)];
    if (CARRIERS.has(classes.names[carrier?.label ?? -1] ?? '')) atom.label = hydrogen;
  });
}
