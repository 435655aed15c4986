import { boxCentre } from '../../geometry/boxes';
import { distance, project } from '../../geometry/vector';
import type { TextLabel } from '../../lines/textLabels';
import { readSingleAtom } from '../labels/singleAtom';
import { valencesOf } from '../labels/valences';
import type { BondEnd } from './skeleton';
import { isReadable, lettersOf } from './writeLabel';

/**
 * The bond ends that a label has no room for: in crowded drawings a bond may end beside the letters of
 * another atom. Those whose lines pass the letters at the greatest distance go first. None, if the label is
 * not understood with fewer bonds either.
 */
export function surplusEnds(label: TextLabel, ends: readonly BondEnd[]): BondEnd[] {
  const byMisfit = [...ends].sort((p, q) => misfit(label, q) - misfit(label, p));
  for (let dropped = 0; dropped < byMisfit.length; dropped++) {
    if (hasRoom(label, byMisfit.slice(dropped))) return byMisfit.slice(0, dropped);
  }
  return [];
}

function hasRoom(label: TextLabel, ends: readonly BondEnd[]): boolean {
  const single = readSingleAtom(lettersOf([label]));
  if (!single) return isReadable([label], ends);
  const { element, charge, hydrogens = 0 } = single;
  // The plus of an ammonium ion may be written beside it.
  const charges = element === 'N' ? [charge, charge + 1] : [charge];
  const most = charges.flatMap((each) => valencesOf(element, each) ?? [Infinity]);
  return ends.reduce((sum, { order }) => sum + order, hydrogens) <= Math.max(...most);
}

/** How far the line of a bond passes from the nearest letter, and how far it ends from it; points. */
function misfit(label: TextLabel, { at, far }: BondEnd): number {
  const centres = label.letters.map(({ box }) => boxCentre(box));
  return Math.min(
    ...centres.map((centre) => Math.abs(project(centre, far, at).off) + 0.5 * distance(centre, at)),
  );
}
