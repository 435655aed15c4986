import type { PixelGraphClasses } from '../classes';
import { SURE, type Candidates } from '../decodeHeads';
import type { InkImage } from '../../../ink/inkImage';
import { drawCircledRings } from './aromaticCircles';
import { withoutBrokenLines } from './brokenLines';
import { withoutLooseAtoms } from './counterIons';
import { joinCrossingLines } from './crossingLines';
import { preferDrawnHydrogens } from './drawnHydrogens';
import { joinAtoms } from './joinAtoms';
import { joinLooseLabels } from './looseLabels';
import { joinMissedLines } from './missedLines';
import { closeOpenEnds } from './openEnds';
import { preferHydrogenWedges } from './opposedWedges';
import { joinPastLabels } from './passedLabels';
import type { Sketch } from './sketch';
import { toSketchAtom } from './sketch';
import { joinStackedGroups } from './stackedGroups';
import { withoutStackedHydrogens } from './stackedHydrogens';
import { withoutStraightCarbons } from './straightCarbons';
import { tellTripleBonds } from './tripleBonds';
import { turnWedges } from './turnWedges';
import { repairValences } from './valenceRepair';
import { openWaveEnds } from './waveEnds';
import { markWavyBonds } from './wavyBonds';
import { tellWedges } from './wedgeKinds';

/** Lower confidence limit for decoding candidates: those between it and `SURE` fill gaps. */
export const FAINT = 0.12;

export interface AssembledSketch extends Sketch {
  /** Labels and bonds changed because a valence was exceeded. */
  readonly changes: number;
  /** True if some valences are still exceeded. */
  readonly exceeded: boolean;
}

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
  const sureBonds = candidates.bonds.filter((bond) => bond.confidence > SURE);
  const faintBonds = candidates.bonds.filter((bond) => bond.confidence <= SURE);
  const atoms = closeOpenEnds(
    classes,
    candidates.atoms.filter((atom) => atom.confidence > SURE),
    candidates.atoms.filter((atom) => atom.confidence > FAINT && atom.confidence <= SURE),
    sureBonds,
  ).map((atom) => toSketchAtom(classes, atom));
  const joined = { atoms, bonds: joinAtoms(atoms, sureBonds, faintBonds) };
  joinMissedLines(classes, joined, ink);
  joinStackedGroups(classes, joined, candidates.atoms);
  const whole = withoutSpots(classes, joined, ink);
  joinCrossingLines(classes, whole, ink);
  const drawn = drawCircledRings(classes, whole, ink);
  markWavyBonds(drawn, ink);
  const sketch = openWaveEnds(classes, drawn);
  tellWedges(sketch, ink);
  preferDrawnHydrogens(classes, sketch);
  tellTripleBonds(classes, sketch, ink);
  joinPastLabels(classes, sketch, ink);
  const repaired = repairValences(classes, sketch);
  joinLooseLabels(classes, sketch, ink);
  turnWedges(sketch);
  preferHydrogenWedges(classes, sketch);
  return { ...withoutLooseAtoms(classes, sketch), ...repaired };
}

/** Removes spots of ink that were taken for atoms. */
function withoutSpots(classes: PixelGraphClasses, joined: Sketch, ink: InkImage): Sketch {
  const whole = withoutBrokenLines(classes, withoutStackedHydrogens(classes, joined), ink);
  return withoutStraightCarbons(classes, whole);
}
