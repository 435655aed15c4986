import type { Doubt } from '../doubts/doubt';
import type { MolecularGraph } from '../molecularGraph';

/** 0..1: OSRA's readings with a residue are hardly ever right on ten articles. */
const CONFIDENCE = 0.2;

/** OSRA writes letters that it cannot read as residues. */
export const residueDoubts = ({ atoms }: MolecularGraph): Doubt[] =>
  atoms.flatMap(({ element, label, x, y }, index) => {
    if (element !== '*') return [];
    const place = { atoms: [index], x, y, confidence: CONFIDENCE };
    const readings = label === undefined ? {} : { readings: [label] };
    const name = label ?? 'a residue';
    return [{ ...place, kind: 'label', ...readings, says: `OSRA read ${name} here.` } as const];
  });
