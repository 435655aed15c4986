import type { GraphAtom } from '../../recognition/molecularGraph';

/** The number of a residue such as R1; 0 for any other atom, and for letters without a number. */
export function residueNumber({ element, label }: Pick<GraphAtom, 'element' | 'label'>): number {
  const match = element === '*' ? /^R(\d{1,2})$/.exec(label ?? '') : null;
  return Number(match?.[1] ?? 0);
}
