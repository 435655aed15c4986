import { assemble } from '../../assembly/assemble';
import type { InkImage } from '../../../ink/inkImage';
import type { PixelGraphClasses } from '../classes';
import { SURE, type Candidates } from '../decodeHeads';
import { aromaticCircles } from './aromaticCircles';
import { tellStereo } from './bondStereo';
import { brokenLines } from './brokenLines';
import { withoutLooseAtoms } from './counterIons';
import { drawnLines } from './drawnLines';
import type { SketchRule } from './evidence';
import { exceededValences } from './exceededValences';
import { joinAtoms } from './joinAtoms';
import { closeOpenEnds } from './openEnds';
import { bondsAround, type Sketch, toSketchAtom } from './sketch';
import { straightCarbons } from './straightCarbons';
import { tripleBonds } from './tripleBonds';
import { excessOf } from './valenceLimits';
import { waveEnds } from './waveEnds';

/** Lower confidence limit for decoding candidates: those between it and `SURE` fill gaps. */
export const FAINT = 0.12;

export interface AssembledSketch extends Sketch {
  /** Labels and bonds changed because a valence was exceeded. */
  readonly changes: number;
  /** True if some valences are still exceeded. */
  readonly exceeded: boolean;
}

/** What speaks for another structure than the network's candidates joined as they are. */
const RULES: readonly SketchRule[] = [
  aromaticCircles,
  brokenLines,
  drawnLines,
  exceededValences,
  straightCarbons,
  tripleBonds,
  waveEnds,
];

/**
 * Joins atoms and bonds, and makes the result chemically consistent.
 *
 * @param ink the picture whose pixels are the candidates' units
 */
export function assembleSketch(
  classes: PixelGraphClasses,
  candidates: Candidates,
  ink: InkImage,
): AssembledSketch {
  const evidence = { classes, ink };
  const { taken, ...assembled } = assemble(
    joinedCandidates(classes, candidates),
    RULES.map((rule) => (sketch: Sketch) => rule(sketch, evidence)),
    (atom, bonds) => excessOf(classes, atom, bonds),
  );
  const around = bondsAround(assembled);
  return {
    ...withoutLooseAtoms(classes, tellStereo(assembled, evidence)),
    changes: taken.filter(({ logOdds }) => logOdds <= 0).length,
    exceeded: assembled.atoms.some((atom, i) => excessOf(classes, atom, around[i] ?? []) > 0),
  };
}

/** The network's candidates as they are, joined where their places meet. */
function joinedCandidates(classes: PixelGraphClasses, { atoms, bonds }: Candidates): Sketch {
  const sure = bonds.filter((bond) => bond.confidence > SURE);
  const faint = bonds.filter((bond) => bond.confidence <= SURE);
  const ends = closeOpenEnds(
    classes,
    atoms.filter((atom) => atom.confidence > SURE),
    atoms.filter((atom) => atom.confidence > FAINT && atom.confidence <= SURE),
    sure,
  );
  return {
    atoms: ends.map((atom) => toSketchAtom(classes, atom)),
    bonds: joinAtoms(ends, sure, faint),
  };
}
