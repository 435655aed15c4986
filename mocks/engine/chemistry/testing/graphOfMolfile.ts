import type { BondStereo, GraphBond, MolecularGraph } from '../../recognition/molecularGraph';

/** Pixels per molfile unit, as if the structure had been read from a drawing. */
const DRAWING_SCALE = 24;

const stereoOf = (code: number, order: number): BondStereo =>
  code === 1
    ? 'up'
    : code === 6
      ? 'down'
      : code === 4 || (code === 3 && order === 2)
        ? 'either'
        : 'none';

/** A recognised graph made from a V2000 molfile, with y downwards and scaled to pixels. */
export function graphOfMolfile(molfile: string): MolecularGraph {
  const lines = molfile.split('\n');
  const atomCount = Number(lines[3]!.slice(0, 3));
  const bondCount = Number(lines[3]!.slice(3, 6));
  const charges = new Map<number, number>();
  for (const line of lines.filter((each) => each.startsWith('M  CHG'))) {
    const numbers = line.slice(9).trim().split(/\s+/).map(Number);
    for (let at = 0; at < numbers.length; at += 2) charges.set(numbers[at]! - 1, numbers[at + 1]!);
  }
  const atoms = lines.slice(4, 4 + atomCount).map((line, index) => ({
    x: Number(line.slice(0, 10)) * DRAWING_SCALE + 300,
    y: 200 - Number(line.slice(10, 20)) * DRAWING_SCALE,
    element: line.slice(31, 34).trim(),
    charge: charges.get(index) ?? 0,
  }));
  const bonds = lines.slice(4 + atomCount, 4 + atomCount + bondCount).map((line): GraphBond => {
    const [begin, end, order, code] = [0, 3, 6, 9].map((at) => Number(line.slice(at, at + 3)));
    return {
      begin: begin! - 1,
      end: end! - 1,
      order: order as GraphBond['order'],
      stereo: stereoOf(code!, order!),
    };
  });
  return { atoms, bonds };
}
