import { presentMolfile, presentText } from './missing';
import { bondsOfMolfile } from './molfileBonds';
import { stereoOfSmiles, type StereoCount } from './smilesStereo';
import type { StructureVersion } from './structure';

interface Change {
  readonly before: number;
  readonly after: number;
}

/** What a drawing defines no longer, in numbers before and after; what it has not lost is absent. */
export interface StereoLoss {
  readonly centres?: Change;
  /** Double bonds that are E or Z. */
  readonly doubleBonds?: Change;
}

type StereoSource = Pick<StructureVersion, 'smiles' | 'molfile'>;

/** Atoms where a wedge or hash begins: the stereo in a molfile's drawing. */
export const stereoCentresOfMolfile = (molfile: string): number =>
  new Set(
    bondsOfMolfile(molfile)
      .filter(({ stereo }) => stereo === 'up' || stereo === 'down')
      .map(({ begin }) => begin),
  ).size;

/**
 * Whether an edited structure defines less stereo than before. Compares like with like: by SMILES if both
 * have one, otherwise the wedges of the molfiles; `undefined` if nothing was lost or it cannot be determined.
 */
export function stereoLoss(was: StereoSource, is: StereoSource): StereoLoss | undefined {
  const [before, after] = countBoth(was, is) ?? [];
  if (!before || !after) return undefined;
  const centres = lost(before.centres, after.centres);
  const doubleBonds = lost(before.doubleBonds, after.doubleBonds);
  if (!centres && !doubleBonds) return undefined;
  return { ...(centres && { centres }), ...(doubleBonds && { doubleBonds }) };
}

const lost = (before: number, after: number): Change | undefined =>
  after < before ? { before, after } : undefined;

function countBoth(
  was: StereoSource,
  is: StereoSource,
): readonly [StereoCount, StereoCount] | undefined {
  const [smilesBefore, smilesAfter] = [presentText(was.smiles), presentText(is.smiles)];
  if (smilesBefore !== undefined && smilesAfter !== undefined) {
    return [stereoOfSmiles(smilesBefore), stereoOfSmiles(smilesAfter)];
  }
  const [molfileBefore, molfileAfter] = [presentMolfile(was.molfile), presentMolfile(is.molfile)];
  if (molfileBefore === undefined || molfileAfter === undefined) return undefined;
  return [wedgesOf(molfileBefore), wedgesOf(molfileAfter)];
}

/** A double bond's geometry is in the coordinates, which are always there. */
const wedgesOf = (molfile: string): StereoCount => ({
  centres: stereoCentresOfMolfile(molfile),
  doubleBonds: 0,
});
