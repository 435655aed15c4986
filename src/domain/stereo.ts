import { presentMolfile, presentText } from './missing';
import type { StructureVersion } from './structure';

/** Number of stereo centres that a drawing defines, before and after. */
export interface StereoLoss {
  readonly before: number;
  readonly after: number;
}

type StereoSource = Pick<StructureVersion, 'smiles' | 'molfile'>;

/** Atoms in brackets with the order of their neighbours: `[C@H]`, `[C@@]` (Daylight theory manual, 3.3). */
const CHIRAL_ATOM = /\[[^\][]*@[^\][]*\]/g;

export const stereoCentresOfSmiles = (smiles: string): number =>
  smiles.match(CHIRAL_ATOM)?.length ?? 0;

/** Bond stereo 1 is a wedge and 6 a hash, at the bond's first atom (CTfile formats, bond block). */
const V2000_BOND = /^(?=.{12})([ \d]{3})([ \d]{3})([ \d]{3})([ \d]{3})/;
const V2000_WEDGES = [1, 6];

/** `M  V30 index type atom1 atom2 ... CFG=1` or `CFG=3`. */
const V3000_WEDGE = /^M {2}V30 +\d+ +\d+ +(\d+) +\d+ .*\bCFG=[13]\b/gm;

/** Atoms where a wedge or hash begins: the stereo in a molfile's drawing. */
export function stereoCentresOfMolfile(molfile: string): number {
  if (molfile.includes('V3000')) {
    return new Set([...molfile.matchAll(V3000_WEDGE)].map(([, atom]) => atom)).size;
  }
  const [, , , counts = '', ...lines] = molfile.split(/\r?\n/);
  const atoms = Number(counts.slice(0, 3));
  const bonds = Number(counts.slice(3, 6));
  const begins = lines.slice(atoms, atoms + bonds).map((line) => {
    const [, first, , , stereo] = V2000_BOND.exec(line) ?? [];
    return V2000_WEDGES.includes(Number(stereo)) ? Number(first) : undefined;
  });
  return new Set(begins.filter((atom) => atom !== undefined)).size;
}

/**
 * Whether an edited structure defines fewer stereo centres than before. Compares like with like: by SMILES if
 * both have one, otherwise by molfile; `undefined` if nothing was lost or it cannot be determined.
 */
export function stereoLoss(was: StereoSource, is: StereoSource): StereoLoss | undefined {
  const loss = countBoth(was, is);
  return loss && loss.after < loss.before ? loss : undefined;
}

function countBoth(was: StereoSource, is: StereoSource): StereoLoss | undefined {
  const [smilesBefore, smilesAfter] = [presentText(was.smiles), presentText(is.smiles)];
  if (smilesBefore !== undefined && smilesAfter !== undefined) {
    return {
      before: stereoCentresOfSmiles(smilesBefore),
      after: stereoCentresOfSmiles(smilesAfter),
    };
  }
  const [molfileBefore, molfileAfter] = [presentMolfile(was.molfile), presentMolfile(is.molfile)];
  if (molfileBefore === undefined || molfileAfter === undefined) return undefined;
  return {
    before: stereoCentresOfMolfile(molfileBefore),
    after: stereoCentresOfMolfile(molfileAfter),
  };
}
