import { nameAt, type Evidence, type SketchHypothesis } from './evidence';
import { bondOrder, bondsAround, otherEnd, type Sketch } from './sketch';

/** From this probability on, H is preferred to a residue: R is rarer in drawings of real compounds. */
const LEAST_PROBABILITY = 0.1;
const CARRIERS: ReadonlySet<string> = new Set(['C', 'N']);

/** An end drawn at C or N is H if the network hesitates between that and `R`. */
export function drawnHydrogens(sketch: Sketch, evidence: Evidence): SketchHypothesis[] {
  const label = evidence.classes.names.indexOf('H');
  const around = bondsAround(sketch);
  return sketch.atoms.flatMap((atom, index) => {
    if (nameAt(evidence, sketch, index) !== 'R') return [];
    if (Math.exp(atom.classLogs[label] ?? -Infinity) <= LEAST_PROBABILITY) return [];
    const [bond, second] = around[index] ?? [];
    if (!bond || second || bondOrder(bond.type) !== 1) return [];
    if (!CARRIERS.has(nameAt(evidence, sketch, otherEnd(bond, index)))) return [];
    return {
      rereads: new Map([[index, { ...atom, label }]]),
      logOdds: 1,
      because: 'This may be H or R.',
    };
  });
}
